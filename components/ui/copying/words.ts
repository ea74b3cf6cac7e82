import { words } from '@/lib/text/words'
import { copyGerman } from './words.de'

/** Texts of what copies to the clipboard. */
export const copyWords = words({
  en: {
    copied: 'Copied',
    notCopied: 'The browser blocked copying',
    reference: 'Reference',
    copyReference: 'Copy reference',
    referenceCopied: 'Reference copied',
    copyNamed: 'Copy “{label}”',
    namedCopied: '“{label}” copied',
  },
  de: copyGerman,
})
