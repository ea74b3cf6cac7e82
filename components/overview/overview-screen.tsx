import { hasRole, type Role } from '@/lib/accounts/contract'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { RefusalCause, Run } from '@/lib/bulk-apply/contract'
import type { ConnectionProblem } from '@/lib/connection/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import type { Overview } from '@/lib/overview/contract'
import { ActivitySection } from './activity-section'
import { ApplicantsSection } from './applicants-section'
import { ConnectionNotice } from './connection-notice'
import { IndexNotice } from './index-notice'
import { JobsSection } from './jobs-section'
import { NeedsYou } from './needs-you'
import { NewApplicantsSection } from './new-applicants-section'
import { NewestSection } from './newest-section'
import { OverviewCards } from './overview-cards'
import { PartnerSection } from './partner-section'

type OverviewScreenProps = {
  role: Role
  overview: Overview
  mapping: ApplicantMapping
  needsYou: Dispatch[]
  runs: readonly Run[]
  causes: RefusalCause[]
  /** A known problem with the connection to the partner. */
  problem: ConnectionProblem | null
  /** The partner's host; null for users who need not know it. */
  host: string | null
}

/** What needs the reader, who is new, the figures, and how the partner responds. */
export function OverviewScreen({
  role,
  overview,
  mapping,
  needsYou,
  runs,
  causes,
  problem,
  host,
}: OverviewScreenProps) {
  const { index, figures, newest, activity, partner, connection } = overview
  const isAdmin = hasRole(role, 'admin')
  const isHidden = index.state === 'hidden'
  return (
    <div className="grid max-w-[128rem] gap-6 px-4 pb-10 md:px-6">
      {problem && <ConnectionNotice problem={problem} isAdmin={isAdmin} areApplicantsHidden={isHidden} />}
      <NeedsYou first={needsYou} firstRuns={runs} firstCauses={causes} />
      {figures ? (
        <>
          <NewApplicantsSection newcomers={figures.newcomers} lately={figures.lately} mapping={mapping} />
          <ApplicantsSection figures={figures} isLate={index.isLate} />
          <JobsSection jobs={figures.jobs} jobsWithout={figures.jobsWithout} />
        </>
      ) : (
        <>
          {!(isHidden && problem) && <IndexNotice status={index} isAdmin={isAdmin} />}
          {!isHidden && <NewestSection newest={newest} />}
          {newest === null && <OverviewCards role={role} />}
        </>
      )}
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <ActivitySection counts={activity} />
        <PartnerSection connection={connection} health={partner} host={host} />
      </div>
    </div>
  )
}
