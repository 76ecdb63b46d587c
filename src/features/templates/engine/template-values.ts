import type { ArticleVideo } from '#base/core/article/article.ts'
import type { RenderedMenuItem } from '#base/core/menu.ts'

/**
 * The rendered fields, in the spelling that is stored in templates (requirements
 * F0). An absent value is an empty string, never `undefined`: a missing name would be looked up
 * in what stands around it.
 */
interface RenderedFields {
  title: string
  /**
   * Summary: cut (requirements D9) and empty when hidden in a list, whole in an article. Empty in an
   * article of a public feed, the body of which is the summary.
   */
  resume: string
  /** Address of the image under the site's media base (requirements D10), or empty. */
  image1: string
  /** Instant of publication, ISO 8601. */
  date: string
  /** Numeric date of a list item, empty when `display_date` is off. */
  dateListing: string
  /** Article link without the leading `/` (requirements D11). */
  link: string
  /** Article link with the leading `/` (requirements D11). */
  pagelink: string
  /** Descriptions of the motifs, as one text. */
  motif: string
  /** Item link text in a list; the body in an article, HTML already sanitised. */
  text: string
  /** Instant of the last update, ISO 8601. */
  updateDate: string
  /** Numeric date of publication. */
  dateArticle: string
  /** Numeric date of the update, empty on the day of publication. */
  dateArticleUpdate: string
  media_copyright: string
  custom_class?: string
}

/** Whose text an article of a public feed is (requirements P1); empty for the firm's own. */
export interface SourceValues {
  source_name: string
  /** Address of the original, http or https. */
  source_url: string
  /** « Source : BOFiP ». */
  source_label: string
}

/** What templates get besides the prescribed fields (requirements F0), for articles in lists and alone. */
interface CommonAdditions extends SourceValues {
  /** Element of the title: h2 to h6, p, div or span; anything else is drawn as `p`. */
  title_tag: string
  /** Code of the first motif, `AEF`; colours hang on it. */
  motif_code: string
  /** Text of the image; empty when it is decorative. */
  image_alt: string
  /** Classes that keep the focal point in sight where the image is cropped; empty for the middle. */
  image_focal: string
  /** The same image as AVIF, or empty. */
  image1_avif: string
  /** The same image in several widths as a `srcset`, WebP and AVIF; AVIF falls back to the one. */
  image1_srcset: string
  image1_avif_srcset: string
  /** Room of the image for the `sizes` attribute; empty without `image1_srcset`. */
  image_sizes: string
  /** Size of the image in CSS pixels; 0 when it is unknown. */
  image_width: number
  image_height: number
  loading: 'lazy' | 'eager'
}

/** Variables of `card/card-magazine` and `card/card-thumbnail`: one article of a feed. */
export interface FeedItemValues extends RenderedFields, CommonAdditions {
  /** Class attribute of the title, written as it is: `item-title text-body h4`. */
  title_class: string
  /** Unique in the page: `w1459-a12`. Ids of the card are made of it. */
  item_id: string
  /** Place in the list, from 0. */
  index: number
  is_first: boolean
  is_video: boolean
  /** Waiting image of the lazy protocol (requirements D14); empty when the image loads at once. */
  image_placeholder: string
  /** Date as shown, in numbers or in words; empty when `display_date` is off. */
  date_shown: string
  /** Duration as shown, number and unit together: « 1 min 30 »; empty when unknown. */
  duration: string
  /** What the duration is called for screen readers: « Durée ». */
  duration_label: string
}

/** A player's file with its captions, addresses under the site's media base. */
export interface VideoValues extends Omit<ArticleVideo, 'captions'> {
  captions: (ArticleVideo['captions'][number] & { is_default: boolean })[]
}

/** Variables of `article/article`. Sentences hold their numbers and units in one text. */
export interface ArticleValues extends RenderedFields, CommonAdditions {
  id: number
  /** The title is the page's `<h1>`; `title_tag` counts otherwise. */
  is_main_title: boolean
  /** « Article publié le 01/04/2026, mis à jour le 03/04/2026 ». */
  dates_sentence: string
  /** « Temps de lecture estimé : 3 minutes »; empty for an empty body. */
  reading_time_sentence: string
  /** « Par Claire Dauval, relu par Hugo Perrin »; empty when nobody signs. */
  byline: string
  /** « Crédit photo : … »; empty without credit. */
  credit_sentence: string
  source_notice: string
  /** Line that the licence of the source asks for, also at the end of the body; or empty. */
  source_licence: string
  /** Reading time alone, « 3 minutes »; empty for an empty body. */
  reading_time: string
  /** Labels (requirements A8) for templates that make their own sentences. */
  label_published: string
  label_updated: string
  label_reading_time: string
  label_photo_credit: string
  /** `null` for an article without video. */
  video: VideoValues | null
  /** Accessible name of the player. */
  video_label: string
  /**
   * Link back to the current path, with its label « Tous les articles » (requirements E5): `all_href` of the
   * button under the text, `back_href` of the link above the title. One of both is empty.
   */
  all_href: string
  back_href: string
  all_label: string
  /** « Sommaire »; empty for an article of fewer than three parts, which needs no list of them. */
  contents_label: string
  /** `is-numbered` where the headings say their numbers themselves. */
  contents_class: string
  /** Parts of the body: `href` is the address of their heading on the page. */
  contents: { href: string; title: string }[]
  /** Where to speak about it with the firm, and the button's text; empty without such a page. */
  talk_href: string
  talk_label: string
  /** Who of the team knows the field, their portrait and its focal classes; empty for nobody. */
  contact_name: string
  contact_role: string
  contact_image: string
  contact_focal: string
}

/** One tile of an icon menu (requirements C3). */
export interface MenuItemValues extends RenderedMenuItem {
  /** One line of text, or empty. */
  description: string
  /** Address of the icon's drawing: a symbol of the site's own sprite, or empty. */
  icon_href: string
  /** Code of the motif that colours the tile, or empty. */
  motif_code: string
}

/** Variables of `menu/menu-icon-top`. */
export interface MenuValues {
  /** Title of the menu; empty when the widget shows none. */
  title: string
  title_tag: string
  centered: boolean
  items: MenuItemValues[]
}
