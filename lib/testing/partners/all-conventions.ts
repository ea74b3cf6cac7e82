import type { Convention } from './convention'
import { frenchAgency } from './conventions/french-agency'
import { germanPortal } from './conventions/german-portal'
import { japaneseRecruiting } from './conventions/japanese-recruiting'
import { publicFacts } from './conventions/public-facts'

/** The conventions that were written by hand. */
export const conventions: Convention[] = [publicFacts, germanPortal, frenchAgency, japaneseRecruiting]
