import type { Language, Rule, View } from '@miskatonic/kernel'
import type { ChapterWords, HowToChapter, Picture } from '../contract.ts'

/** What a chapter shows, and the rule at which the full rules go on; its table comes from elsewhere. */
export type Illustration = Omit<Picture, 'view'> & { readonly rule: Rule }

/** Puts a how-to together: its chapters in their order, and for each the words, the picture and the table that is drawn. */
export function chaptersOf<Chapter extends string>(
  order: readonly Chapter[],
  words: Readonly<Record<Language, Readonly<Record<Chapter, ChapterWords>>>>,
  illustrations: Readonly<Record<Chapter, Illustration>>,
  tables: Readonly<Record<Chapter, View>>,
): HowToChapter[] {
  return order.map((id) => {
    const { rule, ...picture }: Illustration = illustrations[id]
    return {
      id,
      rule,
      words: { en: words.en[id], pl: words.pl[id] },
      picture: { ...picture, view: tables[id] },
    }
  })
}
