import { accordion } from './accordion/widget.tsx'
import { agenda } from './agenda/widget.tsx'
import { breadcrumb } from './breadcrumb/widget.tsx'
import { breakpointNotice } from './breakpoint-notice/widget.tsx'
import { callToAction } from './call-to-action/widget.tsx'
import { carousel } from './carousel/widget.tsx'
import { childPages } from './child-pages/widget.tsx'
import { columns } from './columns/widget.tsx'
import { contactCard } from './contact-card/widget.tsx'
import { dateField } from './date-field/widget.tsx'
import type { Widget } from './define-widget.ts'
import { downloads } from './downloads/widget.tsx'
import { feed } from './feed/widget.ts'
import { figures } from './figures/widget.tsx'
import { glossaryIndex } from './glossary-index/widget.tsx'
import { guideContents } from './guide-contents/widget.tsx'
import { guideSteps } from './guide-steps/widget.tsx'
import { heading } from './heading/widget.tsx'
import { hero } from './hero/widget.tsx'
import { iconMenu } from './icon-menu/widget.tsx'
import { image } from './image/widget.tsx'
import { imageMenu } from './image-menu/widget.tsx'
import { leadAnswer } from './lead-answer/widget.tsx'
import { jobOffer } from './job-offer/widget.tsx'
import { leadForm } from './lead-form/widget.tsx'
import { legalText } from './legal-text/widget.tsx'
import { logos } from './logos/widget.tsx'
import { map } from './map/widget.tsx'
import { newsletter } from './newsletter/widget.tsx'
import { newsletterUnsubscribe } from './newsletter-unsubscribe/widget.tsx'
import { richText } from './rich-text/widget.tsx'
import { searchResults } from './search-results/widget.tsx'
import { share } from './share/widget.tsx'
import { signIn } from './sign-in/widget.tsx'
import { simulator } from './simulator/widget.tsx'
import { siteFooter } from './site-footer/widget.ts'
import { siteHeader } from './site-header/widget.ts'
import { siteMap } from './site-map/widget.tsx'
import { team } from './team/widget.tsx'
import { testimonials } from './testimonials/widget.tsx'
import { textMenu } from './text-menu/widget.tsx'
import { usefulFigures } from './useful-figures/widget.tsx'
import { video } from './video/widget.tsx'
import { weeklyLetter } from './weekly-letter/widget.tsx'

const WIDGETS: readonly Widget[] = [
  accordion,
  agenda,
  breadcrumb,
  breakpointNotice,
  callToAction,
  carousel,
  childPages,
  columns,
  contactCard,
  dateField,
  downloads,
  feed,
  figures,
  glossaryIndex,
  guideContents,
  guideSteps,
  heading,
  hero,
  iconMenu,
  image,
  imageMenu,
  jobOffer,
  leadAnswer,
  leadForm,
  legalText,
  logos,
  map,
  newsletter,
  newsletterUnsubscribe,
  richText,
  searchResults,
  share,
  signIn,
  simulator,
  siteFooter,
  siteHeader,
  siteMap,
  team,
  testimonials,
  textMenu,
  usefulFigures,
  video,
  weeklyLetter,
]

/** Every widget by its type: the one hand-written list. */
export const registry: ReadonlyMap<string, Widget> = new Map(
  WIDGETS.map((widget) => [widget.type, widget]),
)
