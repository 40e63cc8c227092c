/**
 * Interface parts that the host provides to remotes. Federation provides only modules of the host's build; each is
 * downloaded when a screen first needs it.
 */
export const providedParts: Record<string, () => Promise<unknown>> = {
  AlertDialog: () => import('@yado/shared/ui/AlertDialog'),
  Badge: () => import('@yado/shared/ui/Badge'),
  Banner: () => import('@yado/shared/ui/Banner'),
  Button: () => import('@yado/shared/ui/Button'),
  Card: () => import('@yado/shared/ui/Card'),
  Checkbox: () => import('@yado/shared/ui/Checkbox'),
  Chip: () => import('@yado/shared/ui/Chip'),
  Combobox: () => import('@yado/shared/ui/Combobox'),
  Container: () => import('@yado/shared/ui/Container'),
  DateRangePicker: () => import('@yado/shared/ui/DateRangePicker'),
  DescriptionList: () => import('@yado/shared/ui/DescriptionList'),
  Dialog: () => import('@yado/shared/ui/Dialog'),
  Disclosure: () => import('@yado/shared/ui/Disclosure'),
  Drawer: () => import('@yado/shared/ui/Drawer'),
  EmptyState: () => import('@yado/shared/ui/EmptyState'),
  Field: () => import('@yado/shared/ui/Field'),
  Icon: () => import('@yado/shared/ui/Icon'),
  IconButton: () => import('@yado/shared/ui/IconButton'),
  LatePart: () => import('@yado/shared/ui/LatePart'),
  LinkButton: () => import('@yado/shared/ui/LinkButton'),
  LoadMore: () => import('@yado/shared/ui/LoadMore'),
  Menu: () => import('@yado/shared/ui/Menu'),
  NumberStepper: () => import('@yado/shared/ui/NumberStepper'),
  PageHeader: () => import('@yado/shared/ui/PageHeader'),
  PasswordInput: () => import('@yado/shared/ui/PasswordInput'),
  Popover: () => import('@yado/shared/ui/Popover'),
  Price: () => import('@yado/shared/ui/Price'),
  ProgressSteps: () => import('@yado/shared/ui/ProgressSteps'),
  RadioGroup: () => import('@yado/shared/ui/RadioGroup'),
  Rating: () => import('@yado/shared/ui/Rating'),
  SegmentedControl: () => import('@yado/shared/ui/SegmentedControl'),
  Select: () => import('@yado/shared/ui/Select'),
  Skeleton: () => import('@yado/shared/ui/Skeleton'),
  SkipLink: () => import('@yado/shared/ui/SkipLink'),
  Spinner: () => import('@yado/shared/ui/Spinner'),
  Switch: () => import('@yado/shared/ui/Switch'),
  Table: () => import('@yado/shared/ui/Table'),
  Tabs: () => import('@yado/shared/ui/Tabs'),
  TextArea: () => import('@yado/shared/ui/TextArea'),
  TextInput: () => import('@yado/shared/ui/TextInput'),
  TextLink: () => import('@yado/shared/ui/TextLink'),
  Thumbnail: () => import('@yado/shared/ui/Thumbnail'),
  Toaster: () => import('@yado/shared/ui/Toaster'),
  Tooltip: () => import('@yado/shared/ui/Tooltip'),
  VisuallyHidden: () => import('@yado/shared/ui/VisuallyHidden'),
};

/**
 * Provided like the parts, but not preloaded: most screens show no map. Only remotes import it, at run time.
 * @public
 */
export const loadMap = () => import(/* webpackChunkName: "map" */ '@yado/shared/map/Map');

/** Preloads the parts. A failed download is repeated by the screen that needs the part. */
export function preloadParts(): void {
  for (const part of Object.values(providedParts)) part().catch(() => {});
}
