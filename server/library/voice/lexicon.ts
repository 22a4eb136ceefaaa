/**
 * How words are sung: sounds between spaces, syllables between dots. English in ARPAbet, vowels before r as singers hold
 * them; Hindi words in Devanagari.
 */
const WORDS: Readonly<Record<string, string>> = {
  a: "AX", air: "EH R", are: "AA R", all: "AO L", and: "AE N D", around: "AX . R AW N D", at: "AE T", away: "AX . W EY",
  beat: "B IY T", begins: "B IH . G IH N Z", big: "B IH G", by: "B AY", call: "K AO L", calling: "K AO L . IH NG",
  can: "K AE N", candle: "K AE N . D AX L", "candle's": "K AE N . D AX L Z", care: "K EH R", cares: "K EH R Z", chimney: "CH IH M . N IY", city: "S IH . T IY",
  "city's": "S IH . T IY Z", come: "K AH M", corner: "K AO R . N ER", count: "K AW N T", crooked: "K R UH . K AX D", crown: "K R AW N",
  dance: "D AE N S", dancing: "D AE N . S IH NG", different: "D IH F . R AX N T", "doesn't": "D AH . Z AX N T", door: "D AO R",
  down: "D AW N", eight: "EY T", every: "EH V . R IY", everybody: "EH V . R IY . B AA . D IY", fall: "F AO L", falling: "F AO L . IH NG", feel: "F IY L", feet: "F IY T",
  fire: "F AY ER", flame: "F L EY M", floor: "F L AO R", fly: "F L AY", folding: "F OW L . D IH NG", follow: "F AA . L OW", for: "F AO R", from: "F R AH M", go: "G OW",
  gold: "G OW L D", hand: "HH AE N D", hands: "HH AE N D Z", head: "HH EH D", heart: "HH AA R T", here: "HH IH R", high: "HH AY", higher: "HH AY . ER",
  hold: "HH OW L D", holes: "HH OW L Z", home: "HH OW M", humming: "HH AH M . IH NG", hurry: "HH ER . IY", i: "AY", "i'm": "AY M", if: "IH F",
  in: "IH N", into: "IH N . T UW", is: "IH Z", it: "IH T", jump: "JH AH M P", keep: "K IY P", kids: "K IH D Z", king: "K IH NG",
  knows: "N OW Z", laughed: "L AE F T", lead: "L IY D", learned: "L ER N D", let: "L EH T", light: "L AY T", lights: "L AY T S", look: "L UH K", love: "L AH V",
  made: "M EY D", marigold: "M EH . R IH . G OW L D", may: "M EY", me: "M IY", mile: "M AY L", moon: "M UW N", more: "M AO R", morning: "M AO R . N IH NG", moving: "M UW V . IH NG",
  my: "M AY", name: "N EY M", near: "N IH R", need: "N IY D", neon: "N IY . AA N", news: "N UW Z", night: "N AY T", no: "N OW", nowhere: "N OW . W EH R", now: "N AW",
  of: "AH V", off: "AO F", on: "AA N", one: "W AH N", open: "OW . P AX N", or: "AO R", our: "AW ER", out: "AW T", outside: "AW T . S AY D", over: "OW . V ER", paper: "P EY . P ER",
  petal: "P EH . T AX L", queen: "K W IY N", rain: "R EY N", rise: "R AY Z", room: "R UW M", round: "R AW N D", running: "R AH N . IH NG", school: "S K UW L", shake: "SH EY K",
  shoes: "SH UW Z", sing: "S IH NG", sky: "S K AY", slow: "S L OW", small: "S M AO L", smile: "S M AY L", snow: "S N OW", "somebody's": "S AH M . B AA . D IY Z", stairs: "S T EH R Z",
  stand: "S T AE N D", step: "S T EH P", still: "S T IH L", stop: "S T AA P", street: "S T R IY T", sun: "S AH N", take: "T EY K", tall: "T AO L", ten: "T EH N", that: "DH AE T", the: "DH AX", their: "DH EH R", there: "DH EH R", "there's": "DH EH R Z",
  they: "DH EY", "they're": "DH EH R", this: "DH IH S", till: "T IH L", to: "T UW", town: "T AW N", tree: "T R IY", tune: "T UW N", turn: "T ER N", under: "AH N . D ER", up: "AH P",
  us: "AH S", waiting: "W EY . T IH NG", walk: "W AO K", warm: "W AO R M", wears: "W EH R Z", "we're": "W IH R", we: "W IY", when: "W EH N", where: "W EH R", will: "W IH L", wind: "W IH N D", window: "W IH N . D OW", winter: "W IH N . T ER",
  with: "W IH DH", "won't": "W OW N T", wore: "W AO R", "yesterday's": "Y EH S . T ER . D EY Z", you: "Y UW", your: "Y AO R", "you're": "Y UH R",
  सुबह: "S u . b a h", हुई: "h u . ii", गेंदे: "g e N . d e", खिले: "kh i . l e", धूप: "dh uu p", की: "k ii", डोरी: "dd o . r ii", हाथ: "h aa th", में: "M e",
  ले: "l e", नाच: "N aa ch", उठा: "u . tth aa", है: "h ai", मन: "M a N", मेरा: "M e . r aa", संग: "S a ng g", मेरे: "M e . r e", तू: "t uu", भी: "bh ii", ज़रा: "z a . r aa",
};

/**
 * The syllables of a word, each a list of sounds; signs around it do not count.
 * @throws {RangeError} when it is not in the lexicon.
 */
export function pronunciationOf(word: string): string[][] {
  const bare = word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, "");
  const sounds = WORDS[bare];
  if (sounds === undefined) throw new RangeError(`The lexicon has no "${bare}".`);
  return sounds.split(" . ").map((syllable) => syllable.split(" "));
}
