import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import type { Book } from '../parts/book.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Rules } from '../parts/Rules.tsx';
import { useText } from '../text/index.ts';
import '../style/rules.css';

/** The rulebook of a game that is not open yet, at one rule. */
export function RuleDialog({ game, rule, onClose }: { game: Registered; rule: string; onClose(): void }) {
  const t = useText();
  const { language } = useSettings();
  const [book, setBook] = useState<Book | null>(null);
  const [open, setOpen] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    let here = true;
    void game
      .load()
      .then(screens => screens.book(language))
      .then(read => {
        if (!here) return;
        setBook(read);
        setOpen({ id: rule });
      });
    return () => {
      here = false;
    };
  }, [game, language, rule]);
  return (
    <Dialog wide title={game.card[language].title} close={t.close} onClose={onClose}>
      <div className="dialog-body">
        <Rules book={book} open={open} />
      </div>
    </Dialog>
  );
}
