import type { Metadata } from 'next'
import { readerZone } from '@/app/reader-zone'
import { addressOf } from '@/app/search-params'
import { ConfirmLead } from '@/components/connection/confirm-lead'
import { RefusedCalls } from '@/components/connection/status/refused-calls'
import { KeepTimeZone } from '@/components/overview/keep-time-zone'
import { OverviewScreen } from '@/components/overview/overview-screen'
import { overviewWords } from '@/components/overview/words'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { canManage, canWrite } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { nameTeamSubjects } from '@/lib/ai-chat/name-team-subjects'
import { applicantMapping } from '@/lib/applicants/applicant-mapping'
import { nameApplicants } from '@/lib/applicants/name-applicants'
import { listFollowedRuns } from '@/lib/bulk-apply/list-runs'
import { listRefusalCauses } from '@/lib/bulk-apply/refusal-causes'
import { mappingState } from '@/lib/connection/mapping/mapping-state'
import { isShowingGuesses } from '@/lib/connection/profile'
import { knownProblem } from '@/lib/connection/status/known-problem'
import { needsPerson } from '@/lib/dispatch/contract'
import { readFollowed } from '@/lib/dispatch/follow'
import { sendHeadEarly } from '@/lib/http/early-head'
import { titlesForRecords } from '@/lib/jobs/titles-for-records'
import type { Period } from '@/lib/overview/contract'
import { readOverview } from '@/lib/overview/read-overview'
import { config } from '@/lib/runtime/config'

export const generateMetadata = (): Metadata => ({ title: overviewWords.title })

export default async function OverviewPage({ searchParams }: PageProps<'/'>) {
  const query = await searchParams
  const access = await requirePage('viewer', addressOf('/', query))
  if ('refused' in access) return <NotForRole title={overviewWords.title} needed={access.refused} />
  sendHeadEarly()
  const { person } = access.session
  const timeZone = await readerZone()
  const period: Period = query.period === 'weeks' ? 'weeks' : 'days'
  const [overview, followed, runs, causes] = await Promise.all([
    readOverview({ personId: person.id, period, timeZone }),
    canWrite(person.role) ? readFollowed(person) : null,
    canWrite(person.role) ? listFollowedRuns(person) : [],
    canWrite(person.role) ? listRefusalCauses({ personId: person.id }) : [],
  ])
  const undecided = followed?.items.filter((item) => needsPerson(item) || item.state === 'refused') ?? []
  const needsYou = await nameTeamSubjects(await nameApplicants(undecided))
  const isHeld = mappingState() === 'unconfirmed'
  const problem = knownProblem()
  const mapping = applicantMapping(overview.figures !== null)
  return (
    <>
      <PageHeader title={overviewWords.title}>{overviewWords.greeting({ name: person.name })}</PageHeader>
      {canManage(person.role) && (
        <div className="grid max-w-[128rem] gap-3 px-4 pb-4 empty:hidden md:px-6">
          {(isHeld || isShowingGuesses()) && <ConfirmLead isHeld={isHeld} />}
          <RefusedCalls refused={overview.connection.refused} isExplained={problem !== null} isConnectionLinked />
        </div>
      )}
      <KeepTimeZone rendered={timeZone} isShown={overview.figures !== null} />
      <OverviewScreen
        role={person.role}
        overview={overview}
        mapping={{ ...mapping, ...(await titlesForRecords(mapping)) }}
        runs={runs}
        problem={problem}
        causes={causes}
        needsYou={needsYou}
        host={canManage(person.role) ? new URL(config().partner.url).host : null}
      />
    </>
  )
}
