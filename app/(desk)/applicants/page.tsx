import type { Metadata } from 'next'
import { Suspense } from 'react'
import { addressOf, searchParamsOf } from '@/app/search-params'
import { firstRowsFound } from '@/components/applicants/everyone/found-page-size'
import { foundQueryOf } from '@/components/applicants/everyone/found-query'
import type { FirstPage } from '@/components/applicants/list/read-applicants'
import { SearchIsOff } from '@/components/applicants/notices/search-is-off'
import { HintOfIndex, ListOfEveryone, ListOfLoaded } from '@/components/applicants/screens'
import { listWords } from '@/components/applicants/words'
import { GuessHint } from '@/components/connection/guess-hint'
import { maxDefaultColumns } from '@/components/records/columns/visible-columns'
import { readViewAddress } from '@/components/records/view/view-address'
import { NoteMapping, NoteWarnings } from '@/components/shell/note-fingerprints'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { canManage, canWrite } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { recordVisit } from '@/lib/applicant-index/applicant-visits'
import { readIndexStatus } from '@/lib/applicant-index/read-status'
import { applicantMapping } from '@/lib/applicants/applicant-mapping'
import { type ApplicantMapping, maxLimit, type SearchAnswer } from '@/lib/applicants/contract'
import { defaultFields } from '@/lib/applicants/default-fields'
import { indexSource } from '@/lib/applicants/index-source'
import { listApplicants } from '@/lib/applicants/list-applicants'
import { searchEveryone } from '@/lib/applicants/search-everyone'
import { openWarningsFingerprint } from '@/lib/connection/drift/mapping-alarms'
import { displayFingerprint } from '@/lib/connection/mapping/display-fingerprint'
import { readingFingerprint } from '@/lib/connection/mapping/reading-profile'
import { sourceFingerprint } from '@/lib/connection/mapping/source-fingerprint'
import { isShowingGuesses } from '@/lib/connection/profile'
import { readTeamNames } from '@/lib/connection/teams/list-teams'
import { sendHeadEarly } from '@/lib/http/early-head'
import { titlesForRecords } from '@/lib/jobs/titles-for-records'
import { inWords } from '@/lib/partner/failure/in-words'
import { resolveWithin } from '@/lib/runtime/resolve-within'
import { type JsonText, toJsonText } from '@/lib/text/json-text'
import type { ListView } from '@/lib/views/contract'
import { plainView } from '@/lib/views/plain-view'
import { listViews } from '@/lib/views/saved-views'
import { removeViewAction, saveViewAction } from './actions'

export const generateMetadata = (): Metadata => ({ title: listWords.title })

export default async function ApplicantsPage({ searchParams }: PageProps<'/applicants'>) {
  const query = await searchParams
  const access = await requirePage('viewer', addressOf('/applicants', query))
  if ('refused' in access) return <NotForRole title={listWords.title} needed={access.refused} />
  sendHeadEarly()
  const { person } = access.session
  const initial = readViewAddress(searchParamsOf(query))
  const [{ found, arriving }, views, names] = await Promise.all([
    firstRows(person.id, initial.view),
    listViews(person.id, 'applicants'),
    readTeamNames(),
  ])
  const named = { teamNames: Object.fromEntries(names), ...(await titlesForRecords(applicantMapping(true))) }
  const mayWrite = canWrite(person.role)
  const shared = { initial, canWrite: mayWrite, views, saveView: saveViewAction, removeView: removeViewAction }
  const guessHint = () => isShowingGuesses() && mayWrite && <GuessHint isAdmin={canManage(person.role)} />
  if (found) {
    const mapping = { ...applicantMapping(true, found.statuses), ...named }
    const usual = await usualOfEveryone(person.id, found.asOf.total, mapping)
    return (
      <ListOfEveryone
        key={readingFingerprint()}
        first={toJsonText(found)}
        usual={usual}
        mapping={mapping}
        hint={guessHint()}
        {...shared}
      />
    )
  }
  const index = await readIndexStatus(indexSource)
  const first = await resolveWithin(arriving)
  // Only now: a new partner's first response leads to the first guess of its fields.
  const fingerprint = displayFingerprint()
  // Only a list from elsewhere starts over: what is loaded stays when records are merely shown by other fields.
  const source = sourceFingerprint()
  return (
    <>
      <NoteWarnings fingerprint={openWarningsFingerprint()} />
      <ListOfLoaded
        key={source}
        source={source}
        first={first ?? arriving}
        details={{ ...applicantMapping(true), ...named }}
        mapping={{ ...applicantMapping(), ...named }}
        {...shared}
        hint={
          <>
            {guessHint()}
            {index.state === 'off' ? <SearchIsOff isAdmin={canManage(person.role)} /> : <HintOfIndex status={index} />}
          </>
        }
      />
      {first === null && (
        <Suspense>
          <LateMapping arriving={arriving} fingerprint={fingerprint} />
        </Suspense>
      )}
    </>
  )
}

/** A new partner's first response may lead to the first guess of its fields. */
async function LateMapping({ arriving, fingerprint }: { arriving: Promise<unknown>; fingerprint: string }) {
  await arriving
  return displayFingerprint() === fingerprint ? null : <NoteMapping fingerprint={displayFingerprint()} />
}

/** What the index finds; without an index the partner's first page, which is then on its way. */
async function firstRows(personId: string, view: ListView) {
  const found = await firstFound(personId, view)
  return found ? { found } : { found, arriving: firstPage() }
}

/** What the index finds for the URL's view; null without an index. Opening the list counts as a look at it. */
async function firstFound(personId: string, view: ListView): Promise<SearchAnswer | null> {
  const query = foundQueryOf(view, applicantMapping(true))
  const found = await searchEveryone(
    { ...query, offset: 0, limit: firstRowsFound, facets: ['status'], isCounted: false },
    personId,
  )
  if (found) await recordVisit(personId)
  return found
}

/** How many records the default columns are judged by: all, or as many from each of these places of the list. */
const sampleSize = 200
const sampleFractions = [1 / 8, 3 / 8, 5 / 8, 7 / 8]

/** The default columns: those for everyone, even if the URL's search finds only a few. */
function usualOfEveryone(personId: string, total: number, mapping: ApplicantMapping) {
  const query = foundQueryOf(plainView, mapping)
  async function readSample() {
    const starts = total > sampleSize ? sampleFractions.map((fraction) => Math.floor(total * fraction)) : [0]
    const limit = sampleSize / starts.length
    const read = (offset: number) => searchEveryone({ ...query, offset, limit, facets: [], isCounted: false }, personId)
    const answers = await Promise.all(starts.map(read))
    return answers.flatMap((answer) => answer?.rows.map(({ record }) => record) ?? [])
  }
  return defaultFields({ mapping, fingerprint: readingFingerprint(), most: maxDefaultColumns, readSample })
}

/** The first page comes with the screen; the browser requests the others. */
async function firstPage(): Promise<JsonText<FirstPage>> {
  const result = await listApplicants({ offset: 0, limit: maxLimit })
  return toJsonText(result.ok ? { page: result.value, loadedAt: Date.now() } : { failure: inWords(result.failure) })
}
