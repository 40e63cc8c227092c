import type { OutlineSource } from '@yado/shared/contract/outline';
import { renderOutline } from '@yado/shared/outline/render-outline';
import { paths } from '@yado/shared/routing/paths';
import { NarrowPage } from './components/NarrowPage.tsx';
import { SignInForm } from './screens/SignIn/SignInForm.tsx';

const nothing = () => undefined;

/** What the build renders (`build/outline.mjs`): chunk of a screen → the screen without data, and what it asks for first. */
export const outlines: Record<string, OutlineSource> = {
  SignInScreen: {
    content: renderOutline(
      <NarrowPage heading="サインイン">
        <SignInForm
          email=""
          password=""
          onEmail={nothing}
          onPassword={nothing}
          form={{ problems: {}, failure: null, isPending: false, submit: nothing }}
          next={paths.search()}
        />
      </NarrowPage>,
    ),
  },
};
