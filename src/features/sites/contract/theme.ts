import { z } from 'zod'
import { documentState } from '#base/core/document.ts'
import { FONT_PAIR_IDS, LOOK_IDS } from '#base/core/look.ts'
import type { ThemeContent } from '../rules/theme-content.ts'
import { THEME_COLOURS } from '../rules/theme-tokens.ts'

/** A site that chose none wears the first one. */
export const look = z.enum(
  LOOK_IDS,
  'Cette présentation n’existe pas : choisissez-en une de la galerie.',
)

/** Those of the look where none are named. */
export const fonts = z.enum(
  FONT_PAIR_IDS,
  'Ces caractères ne sont pas proposés : choisissez-en dans la liste.',
)

/** As they are typed: what is no colour yet is kept in a draft, and published by nobody. */
const colours = z.record(
  z.string().refine((name) => THEME_COLOURS.includes(name), 'Cette couleur n’existe pas.'),
  z.string().max(20),
)

/** Bytes of a call that brings a theme. */
export const THEME_LIMIT = 16_384

/** A theme as its editor sends it and a draft keeps it. */
export const themeContent = z.object({
  look,
  fonts: fonts.optional(),
  light: colours,
  dark: colours,
}) satisfies z.ZodType<ThemeContent>

/** A theme as its editor opens it. */
export const themeDraft = documentState.extend(themeContent.shape)
export type ThemeDraft = z.infer<typeof themeDraft>
