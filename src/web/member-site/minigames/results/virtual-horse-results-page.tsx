import { VirtualResultsView } from './virtual-results-view.tsx'

export const Page = () => <VirtualResultsView sport="horse" />
