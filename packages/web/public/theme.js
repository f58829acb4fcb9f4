// Before the first paint: the theme and language chosen last time.
try {
  const chosen = JSON.parse(localStorage.getItem('polemos.settings') || '{}');
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme;
  if (chosen.language) document.documentElement.lang = chosen.language;
} catch {}
