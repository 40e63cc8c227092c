import { EDGE_ADDRESSES } from '../../delivery/src/routing/edge-addresses.ts';
import { patternsCollide } from '../../delivery/src/routing/route-pattern.ts';

export interface Declared {
  id: string;
  routes: { path: string }[];
}

/** Names that a remote can't have, because they are used as an address, a release id or a prefix of class names. */
const reserved: Record<string, string> = {
  host: 'the container is the part "host"',
  ui: 'the class names of shared begin with "ui"',
  ...EDGE_ADDRESSES,
};

/** Finds the reason why a remote can't have this id and name; null when it can. */
export function findRefusal(id: string, name: string, others: Declared[]): string | null {
  if (!/^[a-z]{2,20}$/.test(id)) {
    return `"${id}" can't be the name of a remote: it takes 2 to 20 lower-case letters, e.g. reports.`;
  }
  if (Object.hasOwn(reserved, id)) return `"${id}" can't be the name of a remote: ${reserved[id]}.`;
  if (others.some((other) => other.id === id)) return `remote-${id} is there already. Choose another name.`;
  for (const { id: owner, routes } of others) {
    const taken = routes.find(({ path }) => patternsCollide(path, `/${id}`));
    if (taken)
      return `remote-${owner} has the address ${taken.path} already. Choose another name than ${id}.`;
  }
  // The template puts it into JSX, strings and JSON.
  if (!/^[^\s<>{}"'`\\&$][^<>{}"'`\\&$\n]{0,29}$/.test(name)) {
    return `"${name}" can't be what people read: --name takes up to 30 characters without < > { } " ' \` \\ & $.`;
  }
  return null;
}
