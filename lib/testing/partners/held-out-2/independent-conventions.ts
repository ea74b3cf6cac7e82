import type { Convention } from '../convention'
import { arabicPlatform } from './arabic-platform'
import { brazilianBoard } from './brazilian-board'
import { customFieldTracker } from './custom-field-tracker'
import { czechExport } from './czech-export'
import { finnishMunicipality } from './finnish-municipality'
import { graphEdges } from './graph-edges'
import { halDocuments } from './hal-documents'
import { japaneseSaas } from './japanese-saas'
import { koreanPublic } from './korean-public'
import { legacyTerminal } from './legacy-terminal'
import { odataEntities } from './odata-entities'
import { turkishStaffing } from './turkish-staffing'

/** Written by an author who has never seen the engine or its word lists, as these partners' own programmers would. */
export const independentConventions: Convention[] = [
  arabicPlatform,
  brazilianBoard,
  customFieldTracker,
  czechExport,
  finnishMunicipality,
  graphEdges,
  halDocuments,
  japaneseSaas,
  koreanPublic,
  legacyTerminal,
  odataEntities,
  turkishStaffing,
]
