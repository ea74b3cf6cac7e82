import shipped from '../../lib/partner/profile/default.json' with { type: 'json' }

/** Adds what the default profile leaves to guesses, so that the applicant index needs no confirmation. */
export const indexedProfile = {
  ...shipped,
  applicants: {
    ...shipped.applicants,
    job: '/job_id',
    jobTitle: '/job_name',
    status: '/status',
    time: '/applied_at',
  },
}
