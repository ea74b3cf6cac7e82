import type { ApplicationForm } from '@/lib/bulk-apply/sheet/contract'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import type { Language } from '@/lib/text/language'
import { serveWorker } from '../../ui/serve-worker'

serveWorker((form: ApplicationForm, language: Language) => {
  globalThis.requestLanguage = () => language
  return createSheet(form)
})
