import { type ApplicantPage, type ApplicantPlaces, applicantsRepeat, applicantsUrl } from '@/lib/applicants/contract'
import type { Failure } from '@/lib/partner/failure/failure'
import { createPageReader, type PageReader, type Piece } from '@/lib/partner/paging/page-reader'
import { readAll } from '@/lib/partner/paging/read-all'
import { askDesk, askOnce, type DeskAnswer, DeskError, partnerTrouble } from '../ask-desk'

/** A piece of the list, and the reader that stands behind it. */
export type ApplicantPiece = Piece & { reader: PageReader }

/** What came with the screen: page 0, or why it did not. */
export type FirstPage = { page: ApplicantPage; loadedAt: number } | { failure: Failure }

/** Reads the list through our own address, going on from what came with the screen. */
export function applicantReader(places: ApplicantPlaces, first: FirstPage): PageReader {
  return createPageReader({
    async readPage(page, { signal }) {
      const answer = await askOnce<ApplicantPage>(applicantsUrl(page), signal)
      if ('value' in answer) return { ok: true, value: answer.value }
      if (answer.trouble.kind === 'partner') return { ok: false, failure: answer.trouble.failure }
      throw new DeskError(answer.trouble)
    },
    places: { id: places.id ?? undefined, email: places.email ?? undefined },
    ...('page' in first ? { first: first.page } : { failed: first.failure }),
  })
}

/** The next piece that holds anything, asked for patiently; in smaller pages where that may help. Rejects with a `DeskError`. */
export async function nextApplicants(
  reader: PageReader,
  signal: AbortSignal,
  failed: Failure | undefined,
): Promise<ApplicantPiece> {
  let asked = reader.progress().asks
  const piece = await askDesk((signal) => nextPiece(reader, signal), {
    name: applicantsRepeat,
    signal,
    first: failed && { trouble: partnerTrouble(failed) },
    asksAnew() {
      const before = asked
      asked = reader.progress().asks
      return asked !== before
    },
  })
  return { ...piece, reader }
}

async function nextPiece(reader: PageReader, signal: AbortSignal): Promise<DeskAnswer<Piece>> {
  try {
    for await (const result of readAll(reader, { signal }))
      return result.ok ? { value: result.value } : { trouble: partnerTrouble(result.failure) }
    return { value: { records: [], steppedOver: [], isEnd: true } }
  } catch (error) {
    if (error instanceof DeskError) return { trouble: error.trouble }
    throw error
  }
}
