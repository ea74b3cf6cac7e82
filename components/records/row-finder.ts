import type { RowQuery } from '@/lib/records/find-rows'
import type { PartnerRecord } from '@/lib/records/record'
import type { FromFinder, ToFinder } from './finder-messages'
import { createSlowFinder } from './slow-finder'

/** What a question comes to: as the index answers it, or that a later question or the end took its place. */
export type Found = Uint32Array | null | 'superseded'

/** Finds rows without holding up the page. The latest question counts: an earlier one that is open comes to 'superseded'. */
export type RowFinder = {
  add(records: readonly PartnerRecord[]): void
  find(query: RowQuery): Promise<Found>
  close(): void
}

/** The part of a Worker that is used. */
export type FinderWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

type Question = { query: RowQuery; answer: (found: Found) => void; refuse: (fault: unknown) => void }

/** After which silence a worker counts as dead: a browser short of memory ends one without a word. */
const patienceMs = 15_000

/**
 * The index of rows in a worker. Where none starts, or it dies, the same index answers here: slower, in slices between which the page
 * can be used, but right. For that the records that were added are held, which the page has anyway.
 */
export function createRowFinder(startWorker: () => FinderWorker = startFindWorker): RowFinder {
  const pages: (readonly PartnerRecord[])[] = []
  let worker = start()
  let slow: ReturnType<typeof createSlowFinder> | null = null
  /** The question that is being answered, and the latest that waits for it to end: a worker is asked one thing at a time. */
  let asked: Question | null = null
  let waiting: Question | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function start(): FinderWorker | null {
    try {
      const started = startWorker()
      started.addEventListener('message', ({ data }: MessageEvent<FromFinder>) => {
        if (worker === started) settle(data.rows)
      })
      started.addEventListener('error', giveUp)
      started.addEventListener('messageerror', giveUp)
      return started
    } catch {
      return null
    }
  }

  function giveUp(event?: Event) {
    // What went wrong is answered here: it is not the page's error.
    event?.preventDefault()
    if (!worker || isClosed) return
    stop()
    if (asked) ask(asked)
  }

  function stop() {
    clearTimeout(patience)
    worker?.terminate()
    worker = null
  }

  function send(message: ToFinder) {
    try {
      worker?.postMessage(message)
    } catch {
      // Something in the records cannot be handed over.
      giveUp()
    }
  }

  function ask(question: Question) {
    asked = question
    if (worker) {
      patience = setTimeout(giveUp, patienceMs)
      return send({ kind: 'find', query: question.query })
    }
    slow ??= createSlowFinder(pages)
    slow
      .find(question.query, () => waiting !== null || isClosed)
      .then(settle, (fault) => {
        asked = null
        question.refuse(fault)
        askNext()
      })
  }

  function settle(found: Found) {
    clearTimeout(patience)
    asked?.answer(waiting ? 'superseded' : found)
    asked = null
    askNext()
  }

  function askNext() {
    const next = waiting
    waiting = null
    if (next) ask(next)
  }

  return {
    add(records) {
      pages.push(records)
      if (worker) send({ kind: 'add', records })
    },
    find: (query) =>
      new Promise((answer, refuse) => {
        if (isClosed) return answer('superseded')
        const question = { query, answer, refuse }
        waiting?.answer('superseded')
        if (asked) waiting = question
        else ask(question)
      }),
    close() {
      isClosed = true
      stop()
      for (const open of [asked, waiting]) open?.answer('superseded')
      asked = null
      waiting = null
    },
  }
}

function startFindWorker(): Worker {
  return new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' })
}
