"""Server-rendered pages without JavaScript, to which links in e-mails and shared links lead."""
