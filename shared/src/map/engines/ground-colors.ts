import { token } from '#styled/tokens';

/** A map library draws on a canvas, where style sheets don't reach: the tokens' values as they are now. */
export interface GroundColors {
  water: string;
  land: string;
  coast: string;
  border: string;
  grid: string;
  rail: string;
  label: string;
  waterLabel: string;
  halo: string;
  font: string;
}

export function readGroundColors(frame: Element): GroundColors {
  const styles = getComputedStyle(frame);
  const color = (variable: string) => styles.getPropertyValue(variable.slice('var('.length, -1)).trim();
  return {
    water: color(token.var('colors.map.water')),
    land: color(token.var('colors.map.land')),
    coast: color(token.var('colors.map.coast')),
    border: color(token.var('colors.map.border')),
    grid: color(token.var('colors.map.grid')),
    rail: color(token.var('colors.map.rail')),
    label: color(token.var('colors.map.label')),
    waterLabel: color(token.var('colors.map.waterLabel')),
    halo: color(token.var('colors.map.land')),
    font: styles.fontFamily,
  };
}
