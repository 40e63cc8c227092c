import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useLiftBrakeMutation } from './__generated__/useLiftBrakeMutation.graphql';

/** Lets through for an hour what a limit refuses. */
export const useLiftBrake = () =>
  useAction<useLiftBrakeMutation>(graphql`
    mutation useLiftBrakeMutation($input: LiftBrakeInput!) {
      liftBrake(input: $input) {
        __typename
        ... on LiftBrakeSuccess {
          brakeLift {
            id
          }
        }
        ... on LiftBrakeError {
          errorCode
        }
      }
    }
  `);
