export const japanText: string;
export const worldText: string;
export const workerText: string;
