import type { Partner } from '../../partner/client'
import type { PartnerFailure } from '../../partner/failure/failure'
import type { Profile } from '../../partner/profile/profile'
import type { Result } from '../../partner/result'
import { readPointer } from '../../records/pointer'
import type { PartnerRecord } from '../../records/record'

/**
 * Wraps the client to learn team IDs from every answer: from jobs, from applicants if the profile has a team path, and
 * from the memberships of a 403 (spec 7). The team requested there is not learned: it is out of scope.
 */
export function learnTeams(partner: Partner, profile: () => Profile, learn: (ids: string[]) => void): Partner {
  function learnFrom<T>(answer: Result<T>, read?: (value: T) => string[]): Result<T> {
    const ids = answer.ok ? read?.(answer.value) : membershipsIn(answer.failure)
    if (ids && ids.length > 0) learn(ids)
    return answer
  }
  return {
    ...partner,
    listApplicants: async (page, options) =>
      learnFrom(await partner.listApplicants(page, options), ({ items }) => teamsAt(items, profile().applicants.team)),
    listJobs: async (options) =>
      learnFrom(await partner.listJobs(options), ({ items }) => teamsAt(items, profile().jobs.team)),
    readRaw: async (endpoint, page, options) => learnFrom(await partner.readRaw(endpoint, page, options)),
    createJob: async (job, options) => learnFrom(await partner.createJob(job, options)),
    submitApplication: async (application, options) => learnFrom(await partner.submitApplication(application, options)),
    setAiChat: async (teamId, body, options) => learnFrom(await partner.setAiChat(teamId, body, options)),
    testWrite: async (target) => learnFrom(await partner.testWrite(target)),
    logIn: async (credentials) => learnFrom(await partner.logIn(credentials)),
  }
}

function membershipsIn({ facts }: PartnerFailure): string[] {
  return facts.memberships ?? []
}

function teamsAt(records: readonly PartnerRecord[], path: string | undefined): string[] {
  if (path === undefined) return []
  const ids = new Set<string>()
  for (const record of records) {
    const id = readPointer(record, path)
    if (typeof id === 'number' || typeof id === 'bigint' || (typeof id === 'string' && id.trim() !== ''))
      ids.add(String(id))
  }
  return [...ids]
}
