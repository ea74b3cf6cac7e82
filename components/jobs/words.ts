/** What the screens of jobs say. */
export const jobsWords = {
  actions: 'Actions',
  id: 'ID',
  state: 'Applications',
  team: 'Team',

  // The details of a job
  applySomeone: 'Apply someone',
  copy: 'Copy',
  copyTitle: 'Copy as a new job',
  bulkApply: 'Bulk apply',
  copyId: 'Copy ID',
  unreadableId: 'Without a readable ID',
  inTeam: (team: string) => `Team ${team}`,
  description: 'Description',
  showAll: 'Show all',
  showLess: 'Show less',
  activity: 'Activity on this desk',
  noActivity: 'Nothing was done with this job from this desk yet.',
  allActivity: 'All activity of this job',
  loadingActivity: 'Loading the activity of this job',

  // The list
  lead: 'All jobs you have access to',
  loading: 'Loading jobs',
  narrowDown: 'Narrow down',
  filterByTeam: 'Filter by team',
  findTeam: 'Find a team',
  noSuchTeam: 'No such team',
  showAllJobs: 'Show all jobs',
  noJobFits: 'No job fits the filter',
  teamsChosen: (count: number) => `Team: ${count} chosen`,
  teamChosen: (label: string) => `Team: ${label}`,

  // The form of a new job
  clearForm: 'Clear form',
  clearAsk: 'Clear the form?',
  clearMeans: 'Your entries and the saved draft are deleted.',
  replaceMeans: (title: string) => `The form has an unsent draft. A copy of “${title}” replaces it.`,
  viewJobs: 'View jobs',
  continueJob: (title: string | null) =>
    title === null ? 'Continue your unfinished job' : `Continue your unfinished job “${title}”`,
  discard: 'Discard',
  discarded: (title: string | null) => (title === null ? 'Unfinished job discarded' : `“${title}” discarded`),
  undo: 'Undo',
  hide: 'Hide',
  notDiscarded: 'It could not be discarded. Check your connection and try again.',
  notBroughtBack: 'It could not be brought back. Check your connection and try again.',
  saved: 'saved',
  moreUnfinished: (count: number) => (count === 1 ? '1 more unfinished job' : `${count} more unfinished jobs`),
}
