import { type EntryAnswer, entryUrl } from '@/lib/activity/contract'
import { exportUrl, type FoundExportInput, foundExportUrl, lastLine } from '@/lib/applicants/contract'
import { downloadIdHeader } from '@/lib/http/contract'
import { type ApiError, DeskError, getFromDesk, readApiError } from '../../api/desk-api'
import { keepZone } from '../../ui/keep-zone'
import { saveFile } from '../../ui/save-file'
import type { ExportOutcome, ExportProgress, ExportRequest } from './export-state'
import { createLineCounter } from './line-counter'
import { exportEndWords } from './words'

/**
 * Reads an export of applicants and saves it as a file; named "-partial" unless the activity log confirms that it
 * contains every applicant. Rejects only when `signal` is aborted.
 */
export async function runExport(
  request: ExportRequest,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportOutcome> {
  const answer = await openExport(request, signal)
  if ('kind' in answer) return { kind: 'failed', error: new DeskError(answer) }
  const received = await readBody(answer.body, signal, onProgress)
  const recorded = await readRecordedEnd(answer.id, signal)

  if (recorded && received.lines === recorded.count + lineCounts[recorded.outcome]) {
    const { count, asOf, reasons, advice, reference } = recorded
    const isWhole = recorded.outcome === 'whole'
    if (count === 0 && !isWhole) return { kind: 'saved', count, asOf, fileName: null, reasons, advice, reference }
    const fileName = isWhole ? answer.fileName : partialName(answer.fileName)
    saveFile(new Blob(received.parts, { type: csvType }), fileName)
    return { kind: 'saved', count, asOf, fileName, reasons, advice, reference }
  }

  const count = Math.max(0, received.lines - lineCounts.whole)
  if (count === 0) return { kind: 'failed', error: new DeskError({ kind: 'desk-unreachable' }) }
  const reason = received.hasEnded && !recorded ? exportEndWords.notConfirmed : exportEndWords.brokenOff
  const wholeLines = new Blob(received.parts).slice(0, received.wholeBytes)
  const fileName = partialName(answer.fileName)
  saveFile(
    new Blob([wholeLines, lastLine(exportEndWords.lastLine({ count, reasons: `${reason}.` }))], { type: csvType }),
    fileName,
  )
  return { kind: 'saved', count, asOf: null, fileName, reasons: [reason], advice: null, reference: null }
}

/** Lines that are not applicants: the header, and the note at the end of a partial file. */
const lineCounts = { whole: 1, partial: 2 }
const csvType = 'text/csv;charset=utf-8'

function partialName(fileName: string): string {
  return fileName.replace(/(\.csv)?$/, '-partial.csv')
}

type OpenExport = { body: ReadableStream<Uint8Array>; id: string; fileName: string }

async function openExport({ columns, only }: ExportRequest, signal: AbortSignal): Promise<OpenExport | ApiError> {
  // Times in the file use the reader's time zone.
  keepZone()
  let answer: Response
  try {
    answer = only
      ? await fetch(foundExportUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...only, columns } satisfies FoundExportInput),
          signal,
        })
      : await fetch(exportUrl(columns ?? []), { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'desk-unreachable' }
  }
  const isFile = answer.ok && answer.headers.get('content-type')?.startsWith('text/csv')
  if (!isFile || !answer.body) return readApiError(answer.status, await answer.json().catch(() => ({})))
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  return {
    body: answer.body,
    id: answer.headers.get(downloadIdHeader) ?? '',
    fileName: named?.[1] ?? 'applicants.csv',
  }
}

/** Smaller chunks are joined up to this size: the browser may keep each blob on disk. */
const partBytes = 1024 * 1024

async function readBody(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
) {
  const counter = createLineCounter()
  const parts: Blob[] = []
  let pending: Uint8Array<ArrayBuffer>[] = []
  let pendingBytes = 0
  let hasEnded = false
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const bytes = new Uint8Array(next.value)
      counter.add(bytes)
      pending.push(bytes)
      pendingBytes += bytes.length
      if (pendingBytes >= partBytes) {
        parts.push(new Blob(pending))
        pending = []
        pendingBytes = 0
      }
      onProgress({ count: Math.max(0, counter.counted().lines - lineCounts.whole), arrivedAt: Date.now() })
    }
    hasEnded = true
  } catch (error) {
    if (signal.aborted) throw error
  }
  signal.throwIfAborted()
  parts.push(new Blob(pending))
  return { parts, hasEnded, ...counter.counted() }
}

type RecordedEnd = {
  outcome: 'whole' | 'partial'
  count: number
  asOf: string | null
  reasons: string[]
  advice: string | null
  reference: string | null
}

/** How the export ended according to the activity log (lib/applicants/record-export); null if it does not say. */
async function readRecordedEnd(id: string, signal: AbortSignal): Promise<RecordedEnd | null> {
  const answer = await getFromDesk<EntryAnswer>(entryUrl(id), signal)
  const entry = 'value' in answer ? answer.value.entry : null
  if (!entry) return null
  const { count, asOf, reasons, advice, failureReference } = entry.details
  const outcome = entry.row.outcome
  if ((outcome !== 'whole' && outcome !== 'partial') || typeof count !== 'number') return null
  return {
    outcome,
    count,
    asOf: typeof asOf === 'string' ? asOf : null,
    reasons: Array.isArray(reasons) ? [...reasons] : [],
    advice: typeof advice === 'string' ? advice : null,
    reference: typeof failureReference === 'string' ? failureReference : null,
  }
}
