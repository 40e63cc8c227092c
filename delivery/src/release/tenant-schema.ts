import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be #rrggbb');
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'must be an origin, without a path');
const url = z.url({ protocol: /^https?$/ });
const path = z.string().regex(/^\/[\w/-]*$/);
/** A page of the site itself, or elsewhere. */
const page = z.union([path, url]);
const picture = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:svg|png|webp)$/, 'must be a picture in the folder of pictures');

// Who promises help at any hour gives a number to call.
const emergencyText = z
  .string()
  .regex(/\d[\d-]{8,}\d/, 'must name a telephone number')
  .optional();

const brand = z.strictObject({
  siteName: z.string().min(1),
  /** A file of the folder of pictures. */
  logo: picture.optional(),
  colors: z.strictObject({
    primary: color,
    primaryHover: color,
    onPrimary: color,
    primarySubtle: color,
    onPrimarySubtle: color,
    link: color,
    linkDark: color,
  }),
  contacts: z.strictObject({
    mail: z.email().optional(),
    phone: z.string().min(1).optional(),
    normalText: z.string().min(1).optional(),
    emergencyText,
    normalTextEn: z.string().min(1).optional(),
    emergencyTextEn: emergencyText,
  }),
  faqUrl: page.optional(),
  privacyPolicyUrl: page.optional(),
  termsContentId: z.string().min(1),
  licenseNumber: z.string().min(1).optional(),
});

/** Public values only: all of it is sent to every visitor. */
const configuration = z.strictObject({
  apiUrl: page,
  identity: z.strictObject({
    apiKey: z.string().min(1),
    projectId: z.string().min(1),
    emulatorUrl: origin.optional(),
  }),
  cards: z.strictObject({
    publishableKey: z.string().startsWith('pk_', 'must be a publishable key'),
    scriptUrl: url.optional(),
  }),
  maps: z.strictObject({ key: z.string().min(1).optional(), scriptUrl: url.optional() }),
  imageOrigins: z.array(origin),
});

const menu = z.array(
  z.strictObject({
    path,
    label: z.string().trim().min(1).max(20).optional(),
    order: z.number().optional(),
    hidden: z.boolean().optional(),
  }),
);

/** What an agency decides; its pictures are files of the folder that goes with it. */
export const brandFile = z.strictObject({
  favicon: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.svg$/, 'must be an SVG in the folder of pictures'),
  brand,
  /** Changes of the entries that the remotes declare, found by their path. */
  menu: menu.optional(),
  /** Ids of the remotes that the site is made of; all of them when absent. */
  remotes: z.array(z.string()).optional(),
});

/** `tenants/<tenant>.json`. */
export const tenantFile = brandFile.extend({ configuration, flags: z.record(z.string(), z.boolean()) });

export const publicConfiguration = configuration;
