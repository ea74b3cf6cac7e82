/** The words generated partners use in names: words are separated by spaces, alternatives by bars. */
export type Vocabulary = {
  /** Whether "id" comes before the noun, as in "id offre". */
  idFirst: boolean
  application: string
  person: string
  id: string
  first: string
  last: string
  whole: string
  email: string
  phone: string
  job: string
  title: string
  status: string
  team: string
  name: string
  applied: string
  created: string
  updated: string
  open: string
  closed: string
  owner: string
  city: string
  score: string
  note: string
  remote: string
  list: string
  /** The values of a job's state for open and closed. */
  states: [string, string]
}

export const vocabularies: [Vocabulary, ...Vocabulary[]] = [
  {
    idFirst: false,
    application: 'application|submission',
    person: 'candidate|applicant|job seeker',
    id: 'id|number|key',
    first: 'first name|given name',
    last: 'last name|family name|surname',
    whole: 'full name|display name',
    email: 'email|mail address|email address',
    phone: 'phone|mobile number|telephone',
    job: 'job|vacancy|posting|requisition',
    title: 'title|headline',
    status: 'status|stage|current state',
    team: 'team|department|branch|business unit',
    name: 'name|label',
    applied: 'applied at|received on|submitted at',
    created: 'created at|posted on',
    updated: 'updated at|last modified',
    open: 'is open|accepting applications|active',
    closed: 'is closed|closed',
    owner: 'owner|recruiter|hiring manager',
    city: 'city|location',
    score: 'score|rating',
    note: 'notes|comment',
    remote: 'remote|featured',
    list: 'results|items|records|data',
    states: ['Open', 'Closed'],
  },
  {
    idFirst: false,
    application: 'bewerbungs',
    person: 'bewerber|kandidat',
    id: 'nr|id|kennung',
    first: 'vorname',
    last: 'nachname|familienname',
    whole: 'vollständiger name|name',
    email: 'email|mailadresse',
    phone: 'telefon|mobilnummer',
    job: 'stellen|stelle',
    title: 'bezeichnung|titel',
    status: 'status|phase',
    team: 'abteilung|filiale',
    name: 'name|bezeichnung',
    applied: 'eingangsdatum|beworben am',
    created: 'erstellt am|veröffentlicht am',
    updated: 'geändert am',
    open: 'offen|ist aktiv',
    closed: 'geschlossen|besetzt',
    owner: 'ansprechpartner|sachbearbeiter',
    city: 'ort|stadt',
    score: 'punkte',
    note: 'bemerkung',
    remote: 'remote',
    list: 'eintraege|liste',
    states: ['Offen', 'Besetzt'],
  },
  {
    idFirst: true,
    application: 'candidature',
    person: 'candidat|postulant',
    id: 'id|numero|reference',
    first: 'prenom',
    last: 'nom de famille|nom',
    whole: 'nom complet',
    email: 'courriel|email',
    phone: 'telephone|portable',
    job: 'offre|poste',
    title: 'intitule|titre',
    status: 'statut|etape',
    team: 'agence|service|equipe',
    name: 'nom|libelle',
    applied: 'recue le|date candidature',
    created: 'creee le|date publication',
    updated: 'modifiee le',
    open: 'ouverte|active',
    closed: 'fermee|pourvue',
    owner: 'responsable|recruteur',
    city: 'ville',
    score: 'note globale',
    note: 'commentaire',
    remote: 'teletravail',
    list: 'elements|resultats',
    states: ['ouverte', 'pourvue'],
  },
  {
    idFirst: true,
    application: 'solicitud|candidatura',
    person: 'candidato|postulante',
    id: 'id|codigo|numero',
    first: 'nombre',
    last: 'apellidos|apellido',
    whole: 'nombre completo',
    email: 'correo|correo electronico',
    phone: 'telefono|movil',
    job: 'vacante|puesto|oferta',
    title: 'titulo',
    status: 'estado|etapa',
    team: 'sucursal|departamento',
    name: 'nombre',
    applied: 'fecha solicitud|recibida',
    created: 'fecha publicacion|creada',
    updated: 'actualizada',
    open: 'abierta|activa',
    closed: 'cerrada|cubierta',
    owner: 'responsable|reclutador',
    city: 'ciudad',
    score: 'puntuacion',
    note: 'observaciones',
    remote: 'teletrabajo',
    list: 'elementos|resultados',
    states: ['abierta', 'cerrada'],
  },
  {
    idFirst: true,
    application: 'aplikacji|zgloszenia',
    person: 'kandydat',
    id: 'id|numer',
    first: 'imie',
    last: 'nazwisko',
    whole: 'imie i nazwisko',
    email: 'email|adres email',
    phone: 'telefon|numer telefonu',
    job: 'oferty|stanowiska',
    title: 'tytul',
    status: 'status|etap',
    team: 'oddzial|dzial',
    name: 'nazwa',
    applied: 'data aplikacji|otrzymano',
    created: 'utworzono|data publikacji',
    updated: 'zmieniono',
    open: 'otwarta|czy aktywna',
    closed: 'zamknieta',
    owner: 'opiekun|rekruter',
    city: 'miasto',
    score: 'ocena',
    note: 'uwagi',
    remote: 'zdalna',
    list: 'wyniki|lista',
    states: ['otwarta', 'zamknieta'],
  },
]
