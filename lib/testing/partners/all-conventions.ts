import type { Convention, ListConvention } from './convention'
import { chineseHiring } from './conventions/chinese-hiring'
import { contactLists } from './conventions/contact-lists'
import { cornerShop } from './conventions/corner-shop'
import { dottedKeys } from './conventions/dotted-keys'
import { dutchVacancies } from './conventions/dutch-vacancies'
import { flatRepository } from './conventions/flat-repository'
import { frenchAgency } from './conventions/french-agency'
import { germanPortal } from './conventions/german-portal'
import { italianWork } from './conventions/italian-work'
import { japaneseRecruiting } from './conventions/japanese-recruiting'
import { misleadingAgency } from './conventions/misleading-agency'
import { nestedRepository } from './conventions/nested-repository'
import { pascalRows } from './conventions/pascal-rows'
import { polishOffers } from './conventions/polish-offers'
import { portugueseTalent } from './conventions/portuguese-talent'
import { publicFacts } from './conventions/public-facts'
import { resourceLinks } from './conventions/resource-links'
import { spanishJobs } from './conventions/spanish-jobs'
import { swedishServices } from './conventions/swedish-services'
import { terseNames } from './conventions/terse-names'
import { documentStyles } from './sketches/document-styles'
import { moreLanguages } from './sketches/more-languages'
import { nestedStyles } from './sketches/nested-styles'
import { otherLists } from './sketches/other-lists'
import { otherScripts } from './sketches/other-scripts'
import { shortNames } from './sketches/short-names'

/** The hand-written conventions, with that of the shipped profile first. */
export const conventions: Convention[] = [
  publicFacts,
  chineseHiring,
  contactLists,
  dottedKeys,
  dutchVacancies,
  flatRepository,
  frenchAgency,
  germanPortal,
  italianWork,
  japaneseRecruiting,
  nestedRepository,
  pascalRows,
  polishOffers,
  portugueseTalent,
  resourceLinks,
  spanishJobs,
  terseNames,
]

/** Written after the engine: its results at first sight are in `lib/partner/discovery/README.md`. */
export const heldOutConventions: Convention[] = [swedishServices, misleadingAgency, cornerShop]

/** Sketches of lists only: document styles, abbreviations, and languages that the others lack. */
export const sketches: ListConvention[] = [
  ...documentStyles,
  ...nestedStyles,
  ...shortNames,
  ...moreLanguages,
  ...otherScripts,
  ...otherLists,
]
