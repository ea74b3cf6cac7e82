import type { Metadata } from 'next'
import Link from 'next/link'
import { PartnerConnection, StoreConnection } from '@/components/connection/connection-facts'
import { EndpointsSection } from '@/components/connection/endpoints/endpoints-section'
import { operatorText } from '@/components/connection/endpoints/operator-text'
import { ReachSection } from '@/components/connection/endpoints/reach-section'
import { FormsSection } from '@/components/connection/forms/forms-section'
import { IndexSection } from '@/components/connection/index-section'
import { FieldMappingSection } from '@/components/connection/mapping/field-mapping'
import { ConnectionStatusNotice } from '@/components/connection/status/connection-status-notice'
import { RefusedCalls } from '@/components/connection/status/refused-calls'
import { TeamsSection } from '@/components/connection/teams-section'
import { HistorySection } from '@/components/connection/versions/history-section'
import { WarningsSection } from '@/components/connection/warnings-section'
import { connectionWords } from '@/components/connection/words'
import { HeldFacts } from '@/components/held-writes/held-banner'
import { whyHeld } from '@/components/held-writes/why-held'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { hasRole } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { readIndexSetting } from '@/lib/applicant-index/index-setting'
import { readIndexStatus } from '@/lib/applicant-index/read-status'
import { indexSource } from '@/lib/applicants/index-source'
import { readAlarms } from '@/lib/connection/drift/read-alarms'
import { readForms } from '@/lib/connection/forms/forms'
import { isMappingShown, mappingState } from '@/lib/connection/mapping/mapping-state'
import { readProfileInForce } from '@/lib/connection/profile-in-force'
import { readConnectionStatus } from '@/lib/connection/status/connection-status'
import { knownProblem } from '@/lib/connection/status/known-problem'
import { listEndpoints } from '@/lib/connection/status/list-endpoints'
import { listNamedTeams, listTeams } from '@/lib/connection/teams/list-teams'
import { listProfileVersions } from '@/lib/connection/versions/list-versions'
import { heldWritesPage } from '@/lib/dispatch/contract'
import { listRepeatApplications } from '@/lib/easy-apply/repeat-applications'
import { readStoreStatus } from '@/lib/held-writes/read-store-status'
import { readHeldSummary } from '@/lib/held-writes/read-summary'
import { keyEndOf } from '@/lib/partner/failure/origin'
import { config } from '@/lib/runtime/config'
import { partnerKey } from '@/lib/runtime/partner-key'
import {
  addAskedFieldAction,
  dismissRefusedFieldAction,
  removeRefusedFieldAction,
  saveFormAction,
  takeNamedChoicesAction,
} from './form-actions'
import { readAllAgainAction, switchIndexAction } from './index-actions'
import { saveMappingAction } from './mapping-actions'
import { nameTeamsAction } from './team-actions'
import { dismissAlarmAction, goBackToVersionAction, importProfileAction } from './version-actions'

export const generateMetadata = (): Metadata => ({ title: connectionWords.pageTitle })

const versionActions = { goBack: goBackToVersionAction, importProfile: importProfileAction }

const indexActions = { turn: switchIndexAction, readAllAgain: readAllAgainAction }

const formActions = {
  save: saveFormAction,
  keep: addAskedFieldAction,
  remove: removeRefusedFieldAction,
  takeChoices: takeNamedChoicesAction,
  dismiss: dismissRefusedFieldAction,
}

export default async function ConnectionPage() {
  const access = await requirePage('viewer', '/connection')
  if ('refused' in access) return <NotForRole title={connectionWords.pageTitle} needed={access.refused} />
  if (!hasRole(access.session.person.role, 'admin')) return <StatusForAll />
  const versions = await listProfileVersions()
  return (
    <>
      <PageHeader title={connectionWords.pageTitle}>{connectionWords.lead}</PageHeader>
      <div className="relative grid max-w-4xl gap-x-10 gap-y-6 px-4 pb-10 md:px-6 min-[90rem]:max-w-[128rem] min-[90rem]:grid-cols-[minmax(0,1fr)_24rem] min-[90rem]:items-start">
        <div className="grid min-w-0 gap-6">
          <HeldWrites />
          <WarningsSection alarms={await readAlarms()} dismiss={dismissAlarmAction} />
          <Refused />
          <ReachSection problem={knownProblem()} />
          <Endpoints />
          <FieldMappingSection
            state={mappingState()}
            newest={versions[0]?.version ?? 0}
            isShownAtOnce={isMappingShown()}
            save={saveMappingAction}
          />
          <FormsSection forms={await readForms()} actions={formActions} />
          <Teams />
          <HistorySection versions={versions} changes={versionActions} />
          <Index />
        </div>
        <div className="grid min-w-0 gap-6">
          <Partner />
          <StoreConnection status={await readStoreStatus()} />
        </div>
      </div>
    </>
  )
}

/** For users who only want to know whether the partner or the desk has a problem. */
async function StatusForAll() {
  return (
    <>
      <PageHeader title={connectionWords.pageTitle}>{connectionWords.leadForAll}</PageHeader>
      <div className="max-w-4xl px-4 pb-10 md:px-6">
        <ConnectionStatusNotice status={await readConnectionStatus()} />
      </div>
    </>
  )
}

async function Refused() {
  const { refused } = await readConnectionStatus()
  return <RefusedCalls refused={refused} isExplained={knownProblem() !== null} />
}

async function HeldWrites() {
  const held = await readHeldSummary()
  if (!held) return null
  return (
    <section aria-labelledby="connection-held" className="grid gap-2">
      <h2 id="connection-held" className="text-section font-semibold">
        {connectionWords.heldWrites}
      </h2>
      <p className="max-w-prose">
        {whyHeld(held.why)} <HeldFacts held={held} />{' '}
        <Link href={heldWritesPage} prefetch={false} className="link font-medium">
          {connectionWords.reviewThem}
        </Link>
      </p>
    </section>
  )
}

async function Endpoints() {
  const [rows, teams] = await Promise.all([listEndpoints(), listTeams()])
  return (
    <EndpointsSection
      rows={rows}
      teams={teams}
      isExplained={knownProblem() !== null}
      operatorText={operatorText(rows, { ...partnerFacts(), teams })}
    />
  )
}

async function Index() {
  const [{ setBy, ...setting }, status] = await Promise.all([readIndexSetting(), readIndexStatus(indexSource)])
  const by = setBy && { name: setBy.name, at: setBy.at.toISOString() }
  return <IndexSection status={status} setting={{ ...setting, setBy: by }} actions={indexActions} />
}

async function Teams() {
  const [teams, repeats] = await Promise.all([listNamedTeams(), listRepeatApplications()])
  return <TeamsSection teams={teams} repeats={repeats} nameTeams={nameTeamsAction} />
}

async function Partner() {
  const { login } = config().partner
  const signIn = login === null ? 'none' : login.isUsed ? 'used' : 'unused'
  return <PartnerConnection {...partnerFacts()} profile={await readProfileInForce()} signIn={signIn} />
}

function partnerFacts() {
  const { environment, url } = config().partner
  return { environment, address: url, keyEnd: keyEndOf(partnerKey()) }
}
