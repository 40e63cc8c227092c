/** Of a rate that is sold only together with transport (`isPackageRate`). */
export const packageLabel = '交通とのセット料金';
