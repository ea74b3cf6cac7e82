import type { ApplicationForm, Sheet } from '@/lib/bulk-apply/sheet/contract'
import { language } from '@/lib/text/language'
import { connectWorker, type WorkerPort } from '../../ui/worker-rpc'
import { uploadWords } from '../upload/words'

/** This long because reading a file of the maximum size reports no progress. */
const silenceMs = 60_000
const closedMessage = 'The upload was closed'

/**
 * The sheet in a web worker. If the worker dies, the upload is lost: pending and later calls reject with a readable
 * message.
 */
export function startSheet(form: ApplicationForm, startWorker: () => WorkerPort = startSheetWorker): Sheet {
  const { call, close } = connectWorker<Sheet>(startWorker, {
    args: [form, language(), globalThis.germanTexts],
    silenceMs,
    lostMessage: uploadWords.lost,
  })
  return {
    open: (...args) => call('open', ...args),
    source: (...args) => call('source', ...args),
    corrections: (...args) => call('corrections', ...args),
    preview: (...args) => call('preview', ...args),
    check: (...args) => call('check', ...args),
    pairs: (...args) => call('pairs', ...args),
    markEarlier: (...args) => call('markEarlier', ...args),
    rows: (...args) => call('rows', ...args),
    edit: (...args) => call('edit', ...args),
    leaveOut: (...args) => call('leaveOut', ...args),
    accept: (...args) => call('accept', ...args),
    setAll: (...args) => call('setAll', ...args),
    readAsThousands: (...args) => call('readAsThousands', ...args),
    undo: (...args) => call('undo', ...args),
    toSend: (...args) => call('toSend', ...args),
    leftOut: (...args) => call('leftOut', ...args),
    leftOutCsv: (...args) => call('leftOutCsv', ...args),
    close: () => close(new Error(closedMessage)),
  }
}

function startSheetWorker(): Worker {
  return new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
}
