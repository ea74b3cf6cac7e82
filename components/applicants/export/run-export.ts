import { exportUrl, notCompleteLine } from '@/lib/applicants/contract'
import { type ApiError, apiErrorOf, DeskFailure } from '../../api/desk-api'
import { saveFile } from '../../ui/save-file'
import type { ExportOutcome, ExportProgress } from './export-state'
import { createExportSplitter, type Split } from './split-export'

type End = Extract<Split['notes'][number], { kind: 'end' }>

const brokenOff = 'The desk’s answer broke off'
/** Smaller pieces are put together: the browser may keep a blob on disk. */
const pieceBytes = 1024 * 1024

/** Reads the export of all applicants (`columns`: null for all) and saves it as a file, said to be partial where it is. Rejects when it is called back. */
export async function runExport(
  columns: string[] | null,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportOutcome> {
  const answer = await ask(columns, signal)
  if ('kind' in answer) return { kind: 'failed', error: new DeskFailure(answer) }
  const { file, count, end } = await readBody(answer.body, signal, onProgress)
  const reasons = end ? end.reasons : [brokenOff]
  const failure = end?.failure ?? null
  if (count === 0 && failure)
    return { kind: 'failed', error: new DeskFailure({ kind: 'partner', failure, attempts: 1 }) }
  if (count === 0 && !end) return { kind: 'failed', error: new DeskFailure({ kind: 'desk-unreachable' }) }
  if (reasons.length > 0) file.push(new Blob([notCompleteLine(count, reasons)]))
  const fileName = reasons.length > 0 ? answer.fileName.replace(/(\.csv)?$/, '-partial.csv') : answer.fileName
  saveFile(new Blob(file, { type: 'text/csv;charset=utf-8' }), fileName)
  return { kind: 'saved', count, fileName, reasons, failure }
}

type Answer = { body: ReadableStream<Uint8Array>; fileName: string }

async function ask(columns: string[] | null, signal: AbortSignal): Promise<Answer | ApiError> {
  let answer: Response
  try {
    answer = await fetch(exportUrl({ columns: columns ?? [], hasNotes: true }), { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'desk-unreachable' }
  }
  const isFile = answer.ok && answer.headers.get('content-type')?.startsWith('text/csv')
  if (!isFile || !answer.body) return apiErrorOf(answer.status, await answer.json().catch(() => ({})))
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  return { body: answer.body, fileName: named?.[1] ?? 'applicants.csv' }
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ file: Blob[]; count: number; end: End | null }> {
  const split = createExportSplitter()
  const file: Blob[] = []
  let small: Uint8Array[] = []
  let smallBytes = 0
  let lines = 0
  let end: End | null = null
  const fold = () => {
    file.push(new Blob(small.map((part) => new Uint8Array(part))))
    small = []
    smallBytes = 0
  }
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const part = split(next.value)
      small.push(...part.file)
      smallBytes += part.file.reduce((sum, { length }) => sum + length, 0)
      if (smallBytes >= pieceBytes) fold()
      lines += part.lines
      const waiting = part.notes.findLast((note) => note.kind === 'again') ?? null
      end = part.notes.find((note) => note.kind === 'end') ?? end
      onProgress({ count: Math.max(0, lines - 1), waiting: part.lines > 0 ? null : waiting })
    }
  } catch (error) {
    if (signal.aborted) throw error
  }
  signal.throwIfAborted()
  fold()
  // The first line is the header.
  const count = Math.max(0, lines - 1)
  return { file, count, end: end?.count === count ? end : null }
}
