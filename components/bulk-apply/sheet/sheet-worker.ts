import type { ApplicationForm } from '@/lib/bulk-apply/sheet/contract'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import type { Language } from '@/lib/text/language'
import { serveWorker } from '../../ui/serve-worker'

/** The page passes the texts that it has loaded: a build's scripts hold English alone (lib/text/README.md). */
serveWorker((form: ApplicationForm, language: Language, germanTexts: typeof globalThis.germanTexts) => {
  globalThis.requestLanguage = () => language
  globalThis.germanTexts = germanTexts
  return createSheet(form)
})
