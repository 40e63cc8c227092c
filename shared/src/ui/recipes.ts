import { badgeRecipe } from './badge.recipe.ts';
import { bannerRecipe } from './banner.recipe.ts';
import { buttonRecipe } from './button.recipe.ts';
import { cardRecipe } from './card.recipe.ts';
import { checkboxRecipe } from './checkbox.recipe.ts';
import { chipRecipe } from './chip.recipe.ts';
import { comboboxRecipe } from './combobox.recipe.ts';
import { dateRangePickerRecipe } from './date-range-picker.recipe.ts';
import { descriptionListRecipe } from './description-list.recipe.ts';
import { dialogRecipe } from './dialog.recipe.ts';
import { disclosureRecipe } from './disclosure.recipe.ts';
import { drawerRecipe } from './drawer.recipe.ts';
import { emptyStateRecipe } from './empty-state.recipe.ts';
import { fieldRecipe } from './field.recipe.ts';
import { iconButtonRecipe } from './icon-button.recipe.ts';
import { menuRecipe } from './menu.recipe.ts';
import { numberStepperRecipe } from './number-stepper.recipe.ts';
import { pageHeaderRecipe } from './page-header.recipe.ts';
import { popoverRecipe } from './popover.recipe.ts';
import { priceRecipe } from './price.recipe.ts';
import { progressStepsRecipe } from './progress-steps.recipe.ts';
import { radioGroupRecipe } from './radio-group.recipe.ts';
import { segmentedControlRecipe } from './segmented-control.recipe.ts';
import { selectRecipe } from './select.recipe.ts';
import { skeletonRecipe } from './skeleton.recipe.ts';
import { skipLinkRecipe } from './skip-link.recipe.ts';
import { spinnerRecipe } from './spinner.recipe.ts';
import { switchRecipe } from './switch.recipe.ts';
import { tableRecipe } from './table.recipe.ts';
import { tabsRecipe } from './tabs.recipe.ts';
import { textAreaRecipe } from './text-area.recipe.ts';
import { textInputRecipe } from './text-input.recipe.ts';
import { textLinkRecipe } from './text-link.recipe.ts';
import { thumbnailRecipe } from './thumbnail.recipe.ts';
import { toasterRecipe } from './toaster.recipe.ts';
import { tooltipRecipe } from './tooltip.recipe.ts';

/** Every part's recipe, for `panda.config.ts`. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  chip: chipRecipe,
  iconButton: iconButtonRecipe,
  skeleton: skeletonRecipe,
  skipLink: skipLinkRecipe,
  spinner: spinnerRecipe,
  textArea: textAreaRecipe,
  textLink: textLinkRecipe,
};

export const slotRecipes = {
  banner: bannerRecipe,
  card: cardRecipe,
  checkbox: checkboxRecipe,
  combobox: comboboxRecipe,
  dateRangePicker: dateRangePickerRecipe,
  descriptionList: descriptionListRecipe,
  dialog: dialogRecipe,
  disclosure: disclosureRecipe,
  drawer: drawerRecipe,
  emptyState: emptyStateRecipe,
  field: fieldRecipe,
  menu: menuRecipe,
  numberStepper: numberStepperRecipe,
  pageHeader: pageHeaderRecipe,
  popover: popoverRecipe,
  price: priceRecipe,
  progressSteps: progressStepsRecipe,
  radioGroup: radioGroupRecipe,
  segmentedControl: segmentedControlRecipe,
  select: selectRecipe,
  switchRecipe,
  table: tableRecipe,
  tabs: tabsRecipe,
  textInput: textInputRecipe,
  thumbnail: thumbnailRecipe,
  toaster: toasterRecipe,
  tooltip: tooltipRecipe,
};
