import type { ApplicantRecords, Partner } from '../../partner/client'
import type { Result } from '../../partner/result'
import { type Alarms, createAlarmChanges, type InForce } from './alarm-changes'
import { createListWatch } from './watch-lists'
import { createPostWatch } from './watch-posts'

/**
 * Wraps the client to check with every answer whether the profile's fields are still where it says: in lists that users
 * and runs read, and in bodies that are accepted or refused. What is usual is kept in memory, per server.
 */
export function watchMapping(partner: Partner, inForce: () => InForce, alarms: Alarms): Partner {
  const changes = createAlarmChanges(alarms)
  const lists = createListWatch(inForce, changes)
  const posts = createPostWatch(inForce, changes)
  alarms.onEnded((fieldKey) => {
    lists.forget(fieldKey)
    posts.forget()
  })
  return {
    ...partner,
    // Later pages may hold older records with other fields, so only the first page is compared.
    listApplicants: async (page, options) => {
      const answer: Result<ApplicantRecords> = await partner.listApplicants(page, options)
      if (answer.ok) lists.noteIds(answer.value.items)
      return page.offset === 0 ? lists.note('applicants', answer) : answer
    },
    listJobs: async (options) => lists.note('jobs', await partner.listJobs(options)),
    createJob: async (job, options) => posts.note('create-job', job, await partner.createJob(job, options)),
    submitApplication: async (application, options) =>
      posts.note('submit-application', application, await partner.submitApplication(application, options)),
  }
}
