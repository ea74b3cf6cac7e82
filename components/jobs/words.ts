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
  narrowDown: 'Narrow down',
  filterByTeam: 'Filter by team',
  findTeam: 'Find a team',
  noSuchTeam: 'No such team',
  showAllJobs: 'Show all jobs',
  noJobFits: 'No job fits the filter',
  teamsChosen: (count: number) => `Team: ${count} chosen`,
  teamChosen: (label: string) => `Team: ${label}`,
}
