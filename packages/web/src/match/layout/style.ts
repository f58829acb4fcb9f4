// The style of a match on screen, whoever keeps it: loaded with `MatchTable`.
import '../../style/match.css';
import '../../style/frieze.css';
import '../../style/charts.css';
import '../../style/ask.css';
import '../../style/panels.css';
import '../../style/log.css';
import '../../style/rules.css';
import '../../style/story.css';
import '../../style/player.css';
import '../../style/curtain.css';
import '../../style/phone.css';
import '../../style/board.css';
import '../../style/places.css';
import '../../style/map-tools.css';
import '../../style/preview.css';
import '../../style/recap.css';
import '../../style/companion.css';
