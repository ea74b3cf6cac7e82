import type { ApplicationForm, Sheet } from '@/lib/bulk-apply/sheet/contract'
import { askSheet } from './ask-sheet'
import type { FromSheet, Method, Question, ToSheet } from './sheet-messages'

/** The part of a Worker that is used. */
export type SheetWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/** After so long without a sign of life, no worker starts here: then the sheet works on the page. */
const patienceMs = 10_000

type Open = {
  question: Question
  answer: (value: unknown) => void
  refuse: (fault: Error) => void
  onProgress: ((rows: number) => void) | undefined
}

/**
 * The sheet in a worker. Where none starts, the same sheet works on the page: slower, but right. A worker that ends later takes the upload
 * with it: what is open, and whatever is asked then, is rejected with an Error for people. So is what is open when it is closed.
 */
export function startSheet(form: ApplicationForm, startWorker: () => SheetWorker = startSheetWorker): Sheet {
  const open = new Map<number, Open>()
  let next = 0
  let state: 'starting' | 'ready' | 'on-page' | 'ended' = 'starting'
  let onPage: Promise<Sheet> | null = null
  let why = new Error(closedWords)
  let patience: ReturnType<typeof setTimeout> | undefined
  const worker = start()
  if (!worker) moveToPage()

  function start(): SheetWorker | null {
    try {
      const started = startWorker()
      started.addEventListener('message', ({ data }: MessageEvent<FromSheet>) => hear(data))
      started.addEventListener('error', giveUp)
      started.addEventListener('messageerror', giveUp)
      patience = setTimeout(giveUp, patienceMs)
      started.postMessage({ kind: 'start', form } satisfies ToSheet)
      return started
    } catch {
      return null
    }
  }

  function hear(message: FromSheet) {
    if (state === 'ended' || state === 'on-page') return
    if (message.kind === 'ready') {
      clearTimeout(patience)
      state = 'ready'
      for (const [id, { question }] of open) send(id, question)
      return
    }
    const asked = open.get(message.id)
    if (message.kind === 'progress') return asked?.onProgress?.(message.rows)
    open.delete(message.id)
    if (message.kind === 'answer') asked?.answer(message.value)
    else asked?.refuse(new Error(message.message))
  }

  function giveUp(event?: Event) {
    // What went wrong is answered here: it is not the page's error.
    event?.preventDefault()
    if (state === 'starting') {
      worker?.terminate()
      moveToPage()
    } else if (state === 'ready') end(new Error(lostWords))
  }

  function moveToPage() {
    clearTimeout(patience)
    state = 'on-page'
    // Reading and checking are much code, and hardly ever needed here.
    onPage = import('@/lib/bulk-apply/sheet/create-sheet').then(({ createSheet }) => createSheet(form))
    for (const [id, asked] of open) askOnPage(onPage, id, asked)
  }

  function askOnPage(sheet: Promise<Sheet>, id: number, asked: Open) {
    const answer = sheet.then((sheet) => askSheet(sheet, asked.question, (rows) => asked.onProgress?.(rows)))
    answer.then(
      (value) => open.delete(id) && asked.answer(value),
      (fault) => open.delete(id) && asked.refuse(fault instanceof Error ? fault : new Error(String(fault))),
    )
  }

  function end(fault: Error) {
    clearTimeout(patience)
    state = 'ended'
    why = fault
    worker?.terminate()
    onPage?.then(
      (sheet) => sheet.close(),
      () => undefined,
    )
    for (const asked of open.values()) asked.refuse(fault)
    open.clear()
  }

  function send(id: number, question: Question) {
    try {
      worker?.postMessage({ kind: 'ask', id, ...question } satisfies ToSheet)
    } catch {
      open.get(id)?.refuse(new Error('This could not be handed over to be checked'))
      open.delete(id)
    }
  }

  function ask<M extends Method>(question: Question & { method: M }, onProgress?: (rows: number) => void) {
    return new Promise<Answer<M>>((answer, refuse) => {
      if (state === 'ended') return refuse(why)
      const id = next++
      // What a method answers in the worker is what it answers here: both are a Sheet.
      const asked = { question, answer: answer as (value: unknown) => void, refuse, onProgress }
      open.set(id, asked)
      if (onPage) askOnPage(onPage, id, asked)
      else if (state === 'ready') send(id, question)
    })
  }

  return {
    open: (...input) => ask({ method: 'open', input }),
    preview: (...input) => ask({ method: 'preview', input }),
    check: (matching, jobs, onProgress) => ask({ method: 'check', input: [matching, jobs] }, onProgress),
    pairs: (...input) => ask({ method: 'pairs', input }),
    markEarlier: (...input) => ask({ method: 'markEarlier', input }),
    rows: (...input) => ask({ method: 'rows', input }),
    edit: (...input) => ask({ method: 'edit', input }),
    leaveOut: (...input) => ask({ method: 'leaveOut', input }),
    accept: (...input) => ask({ method: 'accept', input }),
    setAll: (...input) => ask({ method: 'setAll', input }),
    undo: (...input) => ask({ method: 'undo', input }),
    toSend: (...input) => ask({ method: 'toSend', input }),
    leftOutCsv: (...input) => ask({ method: 'leftOutCsv', input }),
    close: () => end(new Error(closedWords)),
  }
}

type Answer<M extends Method> = Awaited<ReturnType<Sheet[M]>>

const closedWords = 'The upload was closed'
const lostWords = 'The browser ended the work on this upload, perhaps for want of memory. Upload the file again'

function startSheetWorker(): Worker {
  return new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
}
