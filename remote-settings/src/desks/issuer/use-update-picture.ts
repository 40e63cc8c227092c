import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdatePictureMutation } from './__generated__/useUpdatePictureMutation.graphql';

/** Sets or removes one of an agency's pictures. */
export const useUpdatePicture = () =>
  useAction<useUpdatePictureMutation>(graphql`
    mutation useUpdatePictureMutation($input: UpdateAgencyPictureInput!) {
      updateAgencyPicture(input: $input) {
        __typename
        ... on UpdateAgencyPictureSuccess {
          agency {
            ...PictureCard_agency
          }
        }
        ... on UpdateAgencyPictureError {
          errorCode
        }
      }
    }
  `);
