import { badgeRecipe } from './content/badge.recipe.ts';
import { bannerRecipe } from './feedback/banner.recipe.ts';
import { buttonRecipe } from './actions/button.recipe.ts';
import { cardRecipe } from './content/card.recipe.ts';
import { checkboxRecipe } from './fields/checkbox.recipe.ts';
import { chipRecipe } from './actions/chip.recipe.ts';
import { comboboxRecipe } from './fields/combobox.recipe.ts';
import { dateRangePickerRecipe } from './fields/date-range-picker.recipe.ts';
import { descriptionListRecipe } from './content/description-list.recipe.ts';
import { dialogRecipe } from './overlays/dialog.recipe.ts';
import { disclosureRecipe } from './layout/disclosure.recipe.ts';
import { drawerRecipe } from './overlays/drawer.recipe.ts';
import { emptyStateRecipe } from './feedback/empty-state.recipe.ts';
import { fieldRecipe } from './fields/field.recipe.ts';
import { iconButtonRecipe } from './actions/icon-button.recipe.ts';
import { menuRecipe } from './actions/menu.recipe.ts';
import { numberStepperRecipe } from './fields/number-stepper.recipe.ts';
import { pageHeaderRecipe } from './layout/page-header.recipe.ts';
import { popoverRecipe } from './overlays/popover.recipe.ts';
import { priceRecipe } from './content/price.recipe.ts';
import { progressStepsRecipe } from './feedback/progress-steps.recipe.ts';
import { radioGroupRecipe } from './fields/radio-group.recipe.ts';
import { segmentedControlRecipe } from './fields/segmented-control.recipe.ts';
import { selectRecipe } from './fields/select.recipe.ts';
import { skeletonRecipe } from './feedback/skeleton.recipe.ts';
import { skipLinkRecipe } from './layout/skip-link.recipe.ts';
import { spinnerRecipe } from './feedback/spinner.recipe.ts';
import { switchRecipe } from './fields/switch.recipe.ts';
import { tableRecipe } from './content/table.recipe.ts';
import { tabsRecipe } from './layout/tabs.recipe.ts';
import { textAreaRecipe } from './fields/text-area.recipe.ts';
import { textInputRecipe } from './fields/text-input.recipe.ts';
import { textLinkRecipe } from './actions/text-link.recipe.ts';
import { thumbnailRecipe } from './content/thumbnail.recipe.ts';
import { toasterRecipe } from './overlays/toaster.recipe.ts';
import { tooltipRecipe } from './overlays/tooltip.recipe.ts';

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
