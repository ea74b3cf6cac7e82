import 'server-only'
import { profile } from '../connection/profile'
import { readTeamChoices } from '../connection/read-team-choices'
import { fingerprintOf } from '../dispatch/fingerprint'
import { drawnPointers } from '../forms/application-body'
import { autofilledFields, formNodes, schemaAt } from '../forms/form-node'
import { findPersonFields } from '../forms/person-fields'
import { tellingJobColumns } from '../jobs/job-mapping'
import type { OpenedForm } from './contract'

/** The form of an application according to the current profile. */
export async function readApplicationForm(): Promise<OpenedForm> {
  const { body, email, job, enqueue, name, phone } = profile().easyApply
  const nodes = formNodes(body, drawnPointers({ email, job, enqueue }))
  return {
    nodes,
    schema: body,
    mark: fingerprintOf(nodes),
    paths: { email, job, enqueue },
    person: findPersonFields(nodes, { name, phone }),
    filled: autofilledFields(body),
    isQueuedByDefault: enqueue !== undefined && schemaAt(body, enqueue).default === true,
    jobColumns: tellingJobColumns(),
    teams: await readTeamChoices(body),
  }
}
