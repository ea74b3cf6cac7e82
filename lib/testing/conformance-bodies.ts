/** The applicant whose applications the conformance tests send. */
export const email = 'zoe@example.com'

/** In a fresh sandbox, job 881200 is open in team 11, 881239 closed (14), 881252 open in 15, 881213 open in 12. */
export function application(jobId: string, more: object = {}): object {
  return { applicant: { email, fullName: 'Zoë Ångström' }, job: { jobId }, ...more }
}

/** The records of an answer, either a bare array or under `data`. */
export function listed(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  const data = typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined
  return Array.isArray(data) ? data : []
}

/** The ids of an answer's records. */
export function idsOf(json: unknown): unknown[] {
  return listed(json).map((record) =>
    typeof record === 'object' && record !== null && 'id' in record ? record.id : null,
  )
}
