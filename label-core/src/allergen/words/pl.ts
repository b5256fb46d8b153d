import type { AllergenWords } from '../allergen-words.ts';

export const pl: AllergenWords = {
  names: {
    gluten:
      'pszenica, pszenicy, pszenicę, pszenn-, żyto, żyta, żytni-, jęczmień, jęczmienia, jęczmienn-, owies, owsa, owsian-, orkisz-, kamut, khorasan, samopsza, płaskurka, semolina, bulgur, kuskus, seitan, pszenżyto, gluten-',
    crustaceans: 'skorupiak-, krab, kraby, krewetk-, homar-, langust-, rak, raki, kryl',
    eggs: 'jajo, jaja, jaj, jajko, jajka, jajek, jajeczn-, albumin-, majonez-',
    fish: 'ryba, ryby, ryb, rybn-, tuńczyk-, łosoś, łososia, dorsz-, śledź, śledzi-, makrel-, sardynk-, sardel-, anchois, pstrąg-, mintaj-, surimi',
    peanuts:
      'orzeszki ziemne, orzeszków ziemnych, orzeszki arachidowe, orzeszków arachidowych, orzech ziemny, arachidow-',
    soybeans: 'soja, soi, soję, sojow-, tofu, tempeh, miso',
    milk: 'mleko, mleka, mlekiem, mleczn-, maślank-, masło, masła, maślan-, śmietan-, ser, sery, sera, serow-, serwatk-, kazein-, laktoz-, jogurt-, twaróg, twarog-, kefir-, mozzarell-, ricotta, mascarpone, parmezan-',
    nuts: 'orzech, orzechy, orzechów, orzechow-, orzeszki, migdał-, nerkowc-, pekan-, pistacj-, makadamia, marcepan-, nugat-, laskowe',
    celery: 'seler, selera, selerow-, selery, selerem',
    mustard: 'gorczyc-, musztard-',
    sesame: 'sezam-, tahini',
    sulphites:
      'siarczyn-, pirosiarczyn-, dwutlenek siarki, ditlenek siarki, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'łubin-',
    molluscs: 'mięczak-, małż, małże, małży, omułk-, ostryg-, kałamarnic-, ośmiornic-, przegrzebk-, ślimak-',
  },
  exceptions: {
    gluten: 'bezglutenow-',
    milk: 'mleko kokosowe, mleka kokosowego, mleczko kokosowe, mleczka kokosowego, kwas mlekowy, masło kakaowe, masła kakaowego, masło orzechowe, masło shea, bakterie mlekowe',
    nuts: 'orzech kokosowy, orzechy kokosowe, orzech ziemny, orzeszki ziemne, orzeszki arachidowe, gałka muszkatołowa',
  },
};
