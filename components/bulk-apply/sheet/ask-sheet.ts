import type { Sheet } from '@/lib/bulk-apply/sheet/contract'
import type { Question } from './sheet-messages'

/** Puts a question to a sheet. */
export function askSheet(sheet: Sheet, question: Question, onProgress: (rows: number) => void): Promise<unknown> {
  switch (question.method) {
    case 'open':
      return sheet.open(...question.input)
    case 'preview':
      return sheet.preview(...question.input)
    case 'check':
      return sheet.check(...question.input, onProgress)
    case 'pairs':
      return sheet.pairs()
    case 'markEarlier':
      return sheet.markEarlier(...question.input)
    case 'rows':
      return sheet.rows(...question.input)
    case 'edit':
      return sheet.edit(...question.input)
    case 'leaveOut':
      return sheet.leaveOut(...question.input)
    case 'accept':
      return sheet.accept(...question.input)
    case 'setAll':
      return sheet.setAll(...question.input)
    case 'undo':
      return sheet.undo()
    case 'toSend':
      return sheet.toSend(...question.input)
    case 'leftOutCsv':
      return sheet.leftOutCsv()
  }
}
