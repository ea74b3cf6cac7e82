import { lazyPart } from '../ui/lazy-part'
import { PanelSpace } from '../ui/panel-slot'

/** Parts that a list of applicants shows only at times, with an index and without. */
export const LazyErrorNotice = lazyPart(async () => (await import('../api/error-notice')).ErrorNotice)
export const LazyNoApplicants = lazyPart(async () => (await import('./notices/no-applicants')).NoApplicants)
export const LazySelection = lazyPart(async () => (await import('./selection/selection-bar')).SelectionBar)
export const LazyPanel = lazyPart(
  async () => (await import('./details/applicant-panel')).ApplicantPanel,
  <PanelSpace />,
)
