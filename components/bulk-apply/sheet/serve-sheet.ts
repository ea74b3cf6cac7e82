import type { ApplicationForm, Sheet } from '@/lib/bulk-apply/sheet/contract'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import { askSheet } from './ask-sheet'
import type { FromSheet, ToSheet } from './sheet-messages'

/** Answers the messages of a page out of a sheet of its own: what runs in the worker. */
export function serveSheet(tell: (message: FromSheet) => void): (message: ToSheet) => void {
  let sheet: Sheet | null = null
  const start = (form: ApplicationForm) => {
    sheet = createSheet(form)
    tell({ kind: 'ready' })
  }
  return (message) => {
    if (message.kind === 'start') return start(message.form)
    const { id } = message
    const answer = sheet
      ? askSheet(sheet, message, (rows) => tell({ kind: 'progress', id, rows }))
      : Promise.reject(new Error('The sheet was not started'))
    answer.then(
      (value) => tell({ kind: 'answer', id, value }),
      (fault) => tell({ kind: 'fault', id, message: fault instanceof Error ? fault.message : String(fault) }),
    )
  }
}
