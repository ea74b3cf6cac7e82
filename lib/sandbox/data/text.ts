/** Words for the long fields of applicants and jobs. */
export const statuses: [string, ...string[]] = [
  'New',
  'New',
  'New',
  'In Review',
  'In Review',
  'Interview',
  'Offer',
  'Hired',
  'Unqualified',
  'Unqualified',
]

export const sources: [string, ...string[]] = [
  'Indeed',
  'LinkedIn',
  'Referral',
  'Career site',
  'Job fair',
  'Easy apply',
  'XING',
]

export const tags: [string, ...string[]] = [
  'forklift',
  'night shift',
  'bilingual',
  'driver’s licence',
  'remote',
  'returning',
  'weekend',
  'first aid',
  'référence',
  '即戦力',
  'مُوصى به',
]

export const employers: [string, ...string[]] = [
  'Nordlicht Logistik GmbH',
  'Ακρόπολις Catering',
  '株式会社みどり',
  'Café do Porto',
  'Oakridge Care Trust',
  'Самара Строй',
  'شركة النيل للنقل',
]

export const jobTitles: [string, ...string[]] = [
  'Picker',
  'Line cook',
  'Carer',
  'Shift lead',
  'Driver',
  'Electrician',
  'Cashier',
  'Welder',
]

export const sentences: [string, ...string[]] = [
  'Called back on Tuesday; prefers to be reached after 5 p.m.',
  'Has worked nights for three years and would like to keep doing so.',
  'Spricht fließend Deutsch und Türkisch, Führerschein Klasse B und CE vorhanden.',
  'A demandé un entretien par vidéo, disponible dès le mois prochain.',
  'Referred by a colleague at the Leeds depot, who speaks very highly of the candidate’s reliability.',
  '日本語能力試験N2合格。週4日勤務を希望。',
  'حاصلة على شهادة في الإسعافات الأولية، وتفضّل العمل في المساء.',
  'Просит перезвонить после 18:00; готова к переезду.',
  'Certificate number on file, valid until the end of next year, copy still to be handed in by the candidate.',
  'Left the previous position because the site was closed, not for cause; the reference letter confirms this in detail.',
]

export const answers: [string, ...string[]] = ['Yes', 'No', 'Not sure', 'Since 2019', '1', 'ja', 'Oui, bien sûr']
