### A language of Pennant: there is one for every file in this folder.

language-name = Русский
