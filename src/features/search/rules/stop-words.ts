import type { Language } from '#base/kit/language.ts'

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words too common to be looked for, folded; what an apostrophe leaves of an elision is among them. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: listed(`
    a ai afin ainsi alors apres as au aucun aucune aujourd aussi autre autres aux avant avec avez
    avoir avons b c ca car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci comme
    comment d dans de des donc dont du e elle elles en encore entre est et etaient etait etant ete
    etes etre eu eux f fait faites faut g h hui i il ils j je jusqu jusque k l la le les leur leurs
    lors lorsqu lorsque lui m ma mais me meme memes mes moi mon n ne ni nos notre nous o on ont ou p
    par parce pas pendant peu peut plus pour pourquoi pourra puis puisqu puisque q qu quand que quel
    quelle quelles quelqu quels qui quoi quoiqu r s sa sans se sera ses si sinon soi soit son sont
    sous sur t ta tandis te tel telle telles tels tes toi ton tous tout toute toutes tres trop tu u
    un une v va vers via voici voila vos votre vous w x y z`),
  en: listed(`
    a about an and are as at be been being but by can do does for from had has have he her his how i
    if in into is it its me my no not of on or our she so than that the their them then there these
    they this to us was we were what when where which who why will with you your`),
}
