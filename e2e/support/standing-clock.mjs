// Preloaded into every process of the visual world: its clock starts at a given moment, so that dates, prices by
// season and deadlines are the same in every run.
const RealDate = Date;
const ahead = RealDate.parse(process.env.YADO_E2E_CLOCK) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + ahead);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
