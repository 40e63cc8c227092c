import { bannerRecipe } from './banner.recipe.ts';
import { buttonRecipe } from './button.recipe.ts';
import { cardRecipe } from './card.recipe.ts';
import { dialogRecipe } from './dialog.recipe.ts';
import { fieldRecipe } from './field.recipe.ts';
import { iconButtonRecipe } from './icon-button.recipe.ts';
import { skeletonRecipe } from './skeleton.recipe.ts';
import { spinnerRecipe } from './spinner.recipe.ts';
import { textInputRecipe } from './text-input.recipe.ts';

/** Every part's recipe, for `panda.config.ts`. */
export const recipes = {
  button: buttonRecipe,
  iconButton: iconButtonRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = {
  banner: bannerRecipe,
  card: cardRecipe,
  dialog: dialogRecipe,
  field: fieldRecipe,
  textInput: textInputRecipe,
};
